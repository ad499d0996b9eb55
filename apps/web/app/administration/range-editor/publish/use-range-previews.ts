import type { RangePreviews } from '@gavel/contract/staff';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import type { StaffApi } from '../../access/staff-calls.ts';

const troubles = ['range-refused', 'stale-change', 'busy'] as const;
type Trouble = (typeof troubles)[number] | 'failed';

/** The preview links (private links to the site as it would be if the draft were published), and how to make and withdraw them. */
export interface PreviewWork {
  readonly listed: RangePreviews;
  /**
   * The address of the link that the user has created on this page, with a slash at its end. Null if the user has created none or has
   * withdrawn it.
   */
  readonly made: string | null;
  readonly trouble: Trouble | null;
  readonly isBusy: boolean;
  make(): void;
  withdraw(id: number): void;
}

/** Loads the preview links that still work, and creates and withdraws links. */
export function useRangePreviews(): PreviewWork {
  const [listed, setListed] = useState<RangePreviews>({ now: 0, previews: [] });
  const [made, setMade] = useState<{ readonly id: number; readonly link: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const attempt = async (work: (api: StaffApi) => Promise<RangePreviews>) => {
    try {
      setListed(await work(await browserStaffApi()));
      setTrouble(null);
      return true;
    } catch (error) {
      setTrouble(troubles.find((one) => error instanceof ApiError && error.code === one) ?? 'failed');
      return false;
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is loaded once
  useEffect(() => void attempt((api) => api.listRangePreviews()), []);
  const make = async () => {
    setBusy(true);
    await attempt(async (api) => {
      const { path, ...others } = await api.makeRangePreview();
      const [latest] = others.previews;
      if (latest) setMade({ id: latest.id, link: new URL(path, location.origin).href });
      return others;
    });
    setBusy(false);
  };
  const withdraw = async (preview: number) => {
    const isWithdrawn = await attempt((api) => api.withdrawRangePreview({ parameters: { preview } }));
    if (isWithdrawn) setMade((before) => (before?.id === preview ? null : before));
  };
  return {
    listed,
    made: made?.link ?? null,
    trouble,
    isBusy,
    make: () => void make(),
    withdraw: (id: number) => void withdraw(id),
  };
}
