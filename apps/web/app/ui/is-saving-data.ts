/**
 * Returns whether the visitor has asked the browser to save data, or has a connection that is too slow for pictures. False if the browser
 * does not report this.
 */
export function isSavingData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null;
  if (typeof connection !== 'object' || connection === null) return false;
  const saves = 'saveData' in connection && connection.saveData === true;
  return saves || ('effectiveType' in connection && SLOW.some((type) => type === connection.effectiveType));
}

const SLOW = ['slow-2g', '2g', '3g'];
