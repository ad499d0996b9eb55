import { measuredSpeed } from '../network/measured-speed.ts';
import { isSavingData } from './is-saving-data.ts';

/** Below it, the large copy takes longer than about ten seconds; bits per second. */
const SLOW = 4_000_000;

/** Whether the visitor saves data or has a slow network: as the browser says, else as this page's requests have measured. */
export function wantsLightCopy(): boolean {
  if (isSavingData()) return true;
  const timed = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
  const speed = measuredSpeed(timed);
  return speed !== null && speed < SLOW;
}
