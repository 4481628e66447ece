/**
 * Who gets in and how a browser is protected: rules about requests, without HTTP types. What a
 * person may see once inside is decided in {@code tenancy}.
 */
@NullMarked
package io.fairlead.gateway.security;

import org.jspecify.annotations.NullMarked;
