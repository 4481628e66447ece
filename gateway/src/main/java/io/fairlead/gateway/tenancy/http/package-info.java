/** The scope of a request's token, and who one is. */
@NullMarked
package io.fairlead.gateway.tenancy.http;

import org.jspecify.annotations.NullMarked;
