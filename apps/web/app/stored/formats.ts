import { isRecord, storedPlace, storedPlaces, type Upgrade } from './stored.ts';

/* Everything that the visitor’s pages store with a format in the browser, and the functions that upgrade each earlier format. If you change
   a format, add an upgrade here and a golden file of the new format. Every format that was ever written must stay readable. */

/** Returns an upgrade that adds fields to data of the previous format. */
function adding(fields: object): Upgrade {
  return (earlier) => (isRecord(earlier) ? { ...earlier, ...fields } : null);
}

/** The houses that the browser stores (`KeptHouse`). The key of each house ends with the number of its visit (`startedAt`). */
export const storedHouses = storedPlaces('gavel.house', [
  (first) => {
    if (!isRecord(first) || first.version !== 1) return null;
    const { version: _, ...house } = first;
    // These fields were added to format 1 while it was in use, so older data may lack them.
    return { webConfigurationVersion: null, openedLast: null, keptAt: 0, price: null, ...house };
  },
  // Formats before 3 had only one house, which belonged to no account.
  adding({ token: null, revision: null, isWaiting: false }),
  // Formats before 4 did not store the plots in which the visitor is interested.
  adding({ plotIds: [] }),
  // In formats before 5, the computer’s clock decided which house was stored last.
  (fourth) => (isRecord(fourth) ? { ...fourth, serial: fourth.keptAt } : null),
  // Formats before 6 did not store for which account a house must be saved when the server can be reached again.
  adding({ waitsFor: null }),
  // Formats before 7 did not store the position of the house on its plot.
  adding({ placement: null }),
]);

/** The configuration with which a tab began (`Bootstrap`). */
export const storedBootstrap = storedPlace('gavel.bootstrap', [
  (first) => (isRecord(first) ? { notice: null, startedAt: 0, fetchedAt: 0, ...first } : null),
]);

/** The undo and redo steps of a tab (`UndoHistory`). */
export const storedHistory = storedPlace('gavel.history', []);

/** The links that the visitor has made in this browser, each of which opens a house (`MadeLink[]`). */
export const storedLinks = storedPlace('gavel.withdraw-keys', [(first) => (Array.isArray(first) ? { links: first } : null)]);

/**
 * The `keptAt` of the stored house when the page offered to continue this house and the visitor pressed "Inte nu" (not now). After a
 * later change of the house, the page offers it again.
 */
export const storedPutAside = storedPlace('gavel.put-aside', [(first) => (typeof first === 'number' ? { keptAt: first } : null)]);

/** The idempotency keys for creating houses on the server. The key in the storage ends with the number of the visit (`startedAt`). */
export const storedCreationKeys = storedPlaces('gavel.creation-key', []);

/** The key of the household invitation that the visitor has opened in a tab. */
export const storedInvitation = storedPlace('gavel.invitation', []);

/** Whether a house uses the quick road. The key in the storage ends with the number of the visit (`startedAt`). */
export const storedRoads = storedPlaces('gavel.road', []);

/** The step and the road at which the visitor left each saved house (`LeftPlace`), by the token of the house. */
export const storedLeftPlaces = storedPlaces('gavel.left', []);

/** Which house each history entry of a tab has shown, and the tokens of those houses that the visitor saved later. */
export const storedEntries = storedPlace('gavel.entries', []);

/** The municipality whose prices the lists of houses show. */
export const storedMunicipality = storedPlace('gavel.municipality', []);
