import { isRecord, storedPlace, storedPlaces } from './stored.ts';

/*
 * Everything that lies in a visitor's browser, with what makes the current format of each earlier one. Whoever changes what is written
 * adds an upgrade here and a golden file of the new format beside the others; what has been written once is read for ever.
 */

/** The houses that the browser keeps, each by when it was begun: `KeptHouse`. */
export const storedHouses = storedPlaces('gavel.house', [
  (first) => {
    if (!isRecord(first) || first.version !== 1) return null;
    const { version: _, ...house } = first;
    // Noted only since some time into the first format.
    return { webConfigurationVersion: null, openedLast: null, keptAt: 0, price: null, ...house };
  },
  // Until then there was one house, which nobody's account had.
  (second) => (isRecord(second) ? { ...second, token: null, revision: null, isWaiting: false } : null),
  // Until then nobody could mark interest in a plot.
  (third) => (isRecord(third) ? { ...third, plotIds: [] } : null),
  // Until then the computer's clock told which was kept last.
  (fourth) => (isRecord(fourth) ? { ...fourth, serial: fourth.keptAt } : null),
  // Until then nobody noted for whose account a save waits.
  (fifth) => (isRecord(fifth) ? { ...fifth, waitsFor: null } : null),
]);

/** What a tab began with: `Bootstrap`. */
export const storedBootstrap = storedPlace('gavel.bootstrap', [
  (first) => (isRecord(first) ? { notice: null, startedAt: 0, fetchedAt: 0, ...first } : null),
]);

/** What can be undone in a tab: `UndoHistory`. */
export const storedHistory = storedPlace('gavel.history', []);

/** The links that were made in this browser: `MadeLink[]`. */
export const storedLinks = storedPlace('gavel.withdraw-keys', [(first) => (Array.isArray(first) ? { links: first } : null)]);

/** To which state of a kept house the visitor has said "Inte nu". */
export const storedPutAside = storedPlace('gavel.put-aside', [(first) => (typeof first === 'number' ? { keptAt: first } : null)]);

/** The keys that houses are made with on the server, each by when its house was begun. */
export const storedCreationKeys = storedPlaces('gavel.creation-key', []);

/** The key of an invitation that was opened in a tab. */
export const storedInvitation = storedPlace('gavel.invitation', []);

/** Which houses are gone through on the quick road, each by when it was begun. */
export const storedRoads = storedPlaces('gavel.road', []);

/** Which house each history entry of a tab has shown, and under which token a house was saved since. */
export const storedEntries = storedPlace('gavel.entries', []);

/** In which municipality the houses of the lists are priced. */
export const storedMunicipality = storedPlace('gavel.municipality', []);
