import type { PriceConflict, RangeDesk, RangeEffects, TypedPrice } from '@gavel/contract/staff';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import type { StaffApi } from '../access/staff-calls.ts';

const troubles = [
  'range-conflict',
  'range-refused',
  'stale-change',
  'unknown-change',
  'unknown-price',
  'busy',
  'failed',
] as const;
type Trouble = (typeof troubles)[number];

/** What is done with the range. Each tells whether it was. */
export interface RangeWork {
  readonly desk: RangeDesk;
  readonly isBusy: boolean;
  readonly trouble: Trouble | null;
  /** Prices that two people want to be something else, until this one has chosen. */
  readonly conflicts: readonly PriceConflict[];
  savePrices(prices: readonly TypedPrice[]): Promise<boolean>;
  /** Chooses in a conflict: the own price, or the other one. */
  settle(conflict: PriceConflict, choice: 'mine' | 'theirs'): Promise<boolean>;
  takeBack(change: number): Promise<boolean>;
  keep(change: number): Promise<boolean>;
  /** Null: it could not be worked out. */
  readEffects(): Promise<RangeEffects | null>;
  /** @param draftTag of the effects that were read */
  publish(draftTag: string, message: string): Promise<boolean>;
  restore(version: number): Promise<boolean>;
}

/** @param loaded as the page was loaded; every answer takes its place */
export function useRangeDesk(loaded: RangeDesk): RangeWork {
  const [desk, setDesk] = useState(loaded);
  const [running, setRunning] = useState(0);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [conflicts, setConflicts] = useState<readonly PriceConflict[]>([]);
  // One after the other: each answer shows everything as it is after its own change.
  const last = useRef<Promise<unknown>>(Promise.resolve());

  async function attempt<Answer>(work: (api: StaffApi) => Promise<Answer>): Promise<Answer | null> {
    setRunning((count) => count + 1);
    try {
      const answer = await work(await browserStaffApi());
      setTrouble(null);
      return answer;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      setTrouble(troubles.find((one) => one === code) ?? 'failed');
      return null;
    } finally {
      setRunning((count) => count - 1);
    }
  }
  function inTurn<Answer>(work: (api: StaffApi) => Promise<Answer>): Promise<Answer | null> {
    const turn = last.current.then(() => attempt(work));
    last.current = turn;
    return turn;
  }
  async function run(work: (api: StaffApi) => Promise<RangeDesk>): Promise<boolean> {
    const answer = await inTurn(work);
    if (answer) setDesk(answer);
    // Somebody else has changed what was shown.
    else await inTurn((api) => api.readRangeDesk()).then((now) => now && setDesk(now));
    return answer !== null;
  }
  async function savePrices(prices: readonly TypedPrice[]): Promise<boolean> {
    const saved = await inTurn((api) => api.saveRangePrices({ body: { prices } }));
    if (!saved) return false;
    setDesk(saved.desk);
    setConflicts((before) => [...before.filter((one) => !prices.some((price) => isSamePlace(price, one))), ...saved.conflicts]);
    return true;
  }

  return {
    desk,
    isBusy: running > 0,
    trouble,
    conflicts,
    savePrices,
    settle: async (conflict, choice) => {
      if (choice === 'mine') return savePrices([{ ...conflict, read: conflict.theirs }]);
      setConflicts((before) => before.filter((one) => one !== conflict));
      return true;
    },
    takeBack: (change) => run((api) => api.takeBackRangeChange({ parameters: { change } })),
    keep: (change) => run((api) => api.keepRangeChange({ parameters: { change } })),
    readEffects: () => attempt((api) => api.readRangeEffects()),
    publish: (draftTag, message) =>
      run((api) => api.publishDraft({ body: { message }, headers: { 'If-Match': `"${draftTag}"` } })),
    restore: (version) => run((api) => api.restoreRangeVersion({ parameters: { version }, body: { message: '' } })),
  };
}

function isSamePlace(one: TypedPrice, other: TypedPrice): boolean {
  return one.sheet === other.sheet && one.key === other.key && one.entry === other.entry && one.area === other.area;
}
