/**
 * What tests of the gateway's people side share: things in the words of the domain, tokens, HTTP.
 */
@NullMarked
package io.fairlead.gateway.portal.testing;

import org.jspecify.annotations.NullMarked;
