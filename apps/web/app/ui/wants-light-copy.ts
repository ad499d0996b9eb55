import { measuredSpeed } from '../network/measured-speed.ts';
import { isSavingData } from './is-saving-data.ts';

/** A network below this speed, in bits per second, counts as slow: a PDF with large pictures would take more than about ten seconds. */
const SLOW = 4_000_000;

/**
 * Returns whether the visitor should get the light copy of a PDF, with small pictures: if they save data or have a slow network. If the
 * browser reports neither, the measured speed of this page’s requests decides.
 */
export function wantsLightCopy(): boolean {
  if (isSavingData()) return true;
  const timed = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
  const speed = measuredSpeed(timed);
  return speed !== null && speed < SLOW;
}
