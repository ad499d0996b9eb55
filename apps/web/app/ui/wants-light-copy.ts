import { measuredSpeed } from '../network/measured-speed.ts';
import { isSavingData } from './is-saving-data.ts';

/** A network with a lower speed, in bits per second, counts as slow. The large copy would take more than about ten seconds. */
const SLOW = 4_000_000;

/**
 * Returns whether the visitor saves data or has a slow network. If the browser does not report this, the measured speed of the requests of
 * this page decides.
 */
export function wantsLightCopy(): boolean {
  if (isSavingData()) return true;
  const timed = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
  const speed = measuredSpeed(timed);
  return speed !== null && speed < SLOW;
}
