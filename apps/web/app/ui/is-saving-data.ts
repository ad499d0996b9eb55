/** The visitor asked to save data, or has a connection on which pictures take their time. False where the browser does not tell. */
export function isSavingData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null;
  if (typeof connection !== 'object' || connection === null) return false;
  const saves = 'saveData' in connection && connection.saveData === true;
  return saves || ('effectiveType' in connection && SLOW.some((type) => type === connection.effectiveType));
}

const SLOW = ['slow-2g', '2g', '3g'];
