import type {
  DroppedPicture,
  PriceConflict,
  RangeDesk,
  RangeEffects,
  TypedPrice,
  TypedValue,
  ValueConflict,
} from '@gavel/contract/staff';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import type { StaffApi } from '../access/staff-calls.ts';
import { createUnsavedValues, type UnsavedValues } from './parts/unsaved-values.ts';
import type { KeptWords } from './parts/use-kept-words.ts';
import { type PictureRefusal, pictureSender } from './pictures/one-picture/send-picture.ts';

const troubles = [
  'range-conflict',
  'range-refused',
  'range-unsigned',
  'range-unreviewed',
  'own-draft',
  'publication-time',
  'unknown-schedule',
  'stale-change',
  'shared-value',
  'unknown-change',
  'unknown-price',
  'unknown-value',
  'not-logged-in',
  'busy',
  'failed',
] as const;
type Trouble = (typeof troubles)[number];

/** The actions of the range editor. An action that returns a boolean returns whether it succeeded. */
export interface RangeWork {
  readonly desk: RangeDesk;
  readonly isBusy: boolean;
  readonly trouble: Trouble | null;
  readonly unsaved: UnsavedValues;
  readonly words: KeptWords;
  /** Prices that the user and a colleague have changed differently, as long as the user has not chosen one of the two. */
  readonly conflicts: readonly PriceConflict[];
  savePrices(prices: readonly TypedPrice[]): Promise<boolean>;
  /** Resolves a conflict with the user’s own price (`mine`) or with the price that the other person saved (`theirs`). */
  settle(conflict: PriceConflict, choice: 'mine' | 'theirs'): Promise<boolean>;
  /** Saves values. Returns the values that were not saved because somebody else has changed them; null if the HTTP request failed. */
  saveValues(values: readonly TypedValue[]): Promise<readonly ValueConflict[] | null>;
  /** Adds a picture to the draft. Returns why the server refused the picture; null if it is in the draft now. */
  addPicture(picture: DroppedPicture): Promise<PictureRefusal | null>;
  takeBack(change: number): Promise<boolean>;
  keep(change: number): Promise<boolean>;
  /**
   * Returns the effects of the draft as the server has it, and shows that draft. Returns null if the server could not calculate the
   * effects.
   */
  readEffects(): Promise<RangeEffects | null>;
  /**
   * Publishes the draft.
   * @param draftTag the tag of the draft whose effects the user has read
   * @param reason why the user accepts the warnings of the draft; empty if it has none
   */
  publish(draftTag: string, message: string, reason: string): Promise<boolean>;
  restore(version: number): Promise<boolean>;
  /** Asks everybody who may approve the draft to review it. */
  askForReview(words: string): Promise<boolean>;
  /** Approves the draft in the state that the page shows, or returns it to its author. */
  decideReview(isApproved: boolean, words: string): Promise<boolean>;
  /** Like `publish`, but at a later time on Stockholm’s clock, such as `2026-12-01T06:00`. */
  schedule(draftTag: string, message: string, reason: string, publishAt: string): Promise<boolean>;
  takeBackSchedule(schedule: number): Promise<boolean>;
}

/**
 * Returns the range and the actions that change it.
 * @param loaded the data that the page loaded when the user opened it or one of its parts; every later response replaces it
 */
export function useRangeDesk(loaded: RangeDesk): RangeWork {
  const [desk, setDesk] = useState(loaded);
  const [seen, setSeen] = useState(loaded);
  if (seen !== loaded) {
    setSeen(loaded);
    // Use `loaded` only if it is newer: the page may have requested it before the latest change, whose response has already arrived.
    if (loaded.now > desk.now) setDesk(loaded);
  }
  const [unsaved] = useState(createUnsavedValues);
  const [words] = useState<KeptWords>(() => new Map());
  const [send] = useState(pictureSender);
  const [running, setRunning] = useState(0);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // Separate from `trouble`: after an action has failed, the page loads its data again, and must still show why the action failed.
  const [readTrouble, setReadTrouble] = useState<Trouble | null>(null);
  const [conflicts, setConflicts] = useState<readonly PriceConflict[]>([]);
  // All HTTP requests but that for the effects run one after the other, so that the last response, which the page then shows, includes
  // all changes.
  const last = useRef<Promise<unknown>>(Promise.resolve());

  async function attempt<Answer>(work: (api: StaffApi) => Promise<Answer>, isReading = false): Promise<Answer | null> {
    try {
      const answer = await work(await browserStaffApi());
      setReadTrouble(null);
      if (!isReading) setTrouble(null);
      return answer;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      (isReading ? setReadTrouble : setTrouble)(troubles.find((one) => one === code) ?? 'failed');
      return null;
    }
  }
  function inTurn<Answer>(work: (api: StaffApi) => Promise<Answer>, isReading = false): Promise<Answer | null> {
    return busyWith(() => attempt(work, isReading));
  }
  /** Runs `work` after the work of all earlier calls has ended. `work` must not throw. */
  async function busyWith<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const turn = last.current.then(work);
    last.current = turn;
    setRunning((count) => count + 1);
    const answer = await turn;
    setRunning((count) => count - 1);
    return answer;
  }
  async function reload(): Promise<void> {
    const now = await inTurn((api) => api.readRangeDesk(), true);
    if (now) setDesk(now);
  }
  async function run(work: (api: StaffApi) => Promise<RangeDesk>): Promise<boolean> {
    const answer = await inTurn(work);
    if (answer) setDesk(answer);
    // Somebody else may have changed the values that the page shows, so load them again.
    else await reload();
    return answer !== null;
  }
  async function readEffects(): Promise<RangeEffects | null> {
    const effects = await attempt((api) => api.readRangeEffects(), true);
    if (effects && effects.draftTag !== desk.draftTag) await reload();
    return effects;
  }
  async function savePrices(prices: readonly TypedPrice[]): Promise<boolean> {
    const saved = await inTurn((api) => api.saveRangePrices({ body: { prices } }));
    if (!saved) return false;
    setDesk(saved.desk);
    setConflicts((before) => [...before.filter((one) => !prices.some((price) => isSamePlace(price, one))), ...saved.conflicts]);
    return true;
  }
  async function saveValues(values: readonly TypedValue[]): Promise<readonly ValueConflict[] | null> {
    const saved = await inTurn((api) => api.saveRangeValues({ body: { values } }));
    if (saved) setDesk(saved.desk);
    return saved?.conflicts ?? null;
  }
  async function addPicture(picture: DroppedPicture): Promise<PictureRefusal | null> {
    const sent = await busyWith(() => send(picture, desk));
    if ('desk' in sent) setDesk(sent.desk);
    else if (sent.refusal === 'range-conflict') await reload();
    return 'desk' in sent ? null : sent.refusal;
  }

  const ofTheDraft = (draftTag = desk.draftTag) => ({ headers: { 'If-Match': `"${draftTag}"` } });
  return {
    desk,
    isBusy: running > 0,
    trouble: trouble ?? readTrouble,
    unsaved,
    words,
    conflicts,
    savePrices,
    settle: async (conflict, choice) => {
      if (choice === 'mine') return savePrices([{ ...conflict, read: conflict.theirs }]);
      setConflicts((before) => before.filter((one) => one !== conflict));
      return true;
    },
    saveValues,
    addPicture,
    takeBack: (change) => run((api) => api.takeBackRangeChange({ parameters: { change } })),
    keep: (change) => run((api) => api.keepRangeChange({ parameters: { change } })),
    readEffects,
    publish: (draftTag, message, reason) =>
      run((api) => api.publishDraft({ body: { message, reason }, ...ofTheDraft(draftTag) })),
    restore: (version) => run((api) => api.restoreRangeVersion({ parameters: { version }, body: { message: '' } })),
    askForReview: (message) => run((api) => api.askForReview({ body: { message }, ...ofTheDraft() })),
    decideReview: (isApproved, words) => run((api) => api.decideReview({ body: { isApproved, words }, ...ofTheDraft() })),
    schedule: (draftTag, message, reason, publishAt) =>
      run((api) => api.scheduleDraft({ body: { message, reason, publishAt }, ...ofTheDraft(draftTag) })),
    takeBackSchedule: (schedule) => run((api) => api.takeBackSchedule({ parameters: { schedule } })),
  };
}

function isSamePlace(one: TypedPrice, other: TypedPrice): boolean {
  return one.sheet === other.sheet && one.key === other.key && one.entry === other.entry && one.area === other.area;
}
