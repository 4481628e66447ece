/**
 * The telemetry-service: the condition of the hardware. Features stand in packages below this one,
 * each plain Java with its adapters beneath it. None is built yet.
 */
@NullMarked
package io.fairlead.telemetry;

import org.jspecify.annotations.NullMarked;
