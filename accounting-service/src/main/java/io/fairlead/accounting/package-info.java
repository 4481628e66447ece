/**
 * The accounting-service: what each tenant is owed and owes. Features stand in packages below this
 * one, each plain Java with its adapters beneath it. None is built yet.
 */
@NullMarked
package io.fairlead.accounting;

import org.jspecify.annotations.NullMarked;
