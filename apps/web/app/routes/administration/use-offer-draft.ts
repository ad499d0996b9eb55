import type { OfferDesk, OfferWriting } from '@gavel/contract/staff';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { browserStaffApi } from './browser-staff-api.ts';
import { type DraftForm, formOf, writingOf } from './offer-form-values.ts';

/** What went wrong with what was done last. */
type OfferTrouble = 'conflict' | 'draftConflict' | 'refused' | 'failed';

/** An offer as it is being written: saved when a field is left, and before anything else is done with it. */
export interface OfferDraftWork {
  readonly desk: OfferDesk;
  readonly form: DraftForm;
  /** Null: a field is not as it can be saved. */
  readonly writing: OfferWriting | null;
  readonly isSaved: boolean;
  readonly isBusy: boolean;
  readonly trouble: OfferTrouble | null;
  /** The number and the address of the offer that was just sent. */
  readonly sent: { readonly number: string; readonly email: string } | null;
  write(part: Partial<DraftForm>): void;
  save(): Promise<OfferDesk | null>;
  send(): Promise<boolean>;
  withdraw(offer: string): Promise<void>;
}

export function useOfferDraft(loaded: OfferDesk): OfferDraftWork {
  const [desk, setDesk] = useState(loaded);
  const [form, setForm] = useState(() => formOf(loaded.writing));
  const [saved, setSaved] = useState(() => (loaded.draftSavedAt === null ? null : formOf(loaded.writing)));
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<OfferTrouble | null>(null);
  const [sent, setSent] = useState<OfferDraftWork['sent']>(null);
  const writing = writingOf(form);
  const isSaved = saved !== null && JSON.stringify(saved) === JSON.stringify(form);
  const parameters = { id: desk.leadId };
  const match = (of: OfferDesk) => ({ 'If-Match': `"${of.tag}"` });

  async function run<Done>(work: () => Promise<Done>): Promise<Done | null> {
    if (isBusy) return null;
    setBusy(true);
    setTrouble(null);
    try {
      return await work();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      const isDraft = code === 'offer-conflict' && !isSaved;
      setTrouble(
        isDraft ? 'draftConflict' : code === 'offer-conflict' ? 'conflict' : code === 'offer-refused' ? 'refused' : 'failed',
      );
      // What is there now is shown; what is written stays.
      if (code === 'offer-conflict' && !isDraft) setDesk(await (await browserStaffApi()).readOfferDesk({ parameters }));
      return null;
    } finally {
      setBusy(false);
    }
  }

  async function store(): Promise<OfferDesk> {
    if (isSaved || !writing) return desk;
    const stored = form;
    const after = await (await browserStaffApi()).saveOffer({ parameters, body: writing, headers: match(desk) });
    setDesk(after);
    setSaved(stored);
    return after;
  }

  return {
    desk,
    form,
    writing,
    isSaved,
    isBusy,
    trouble,
    sent,
    write: (part) => setForm((before) => ({ ...before, ...part })),
    save: () => run(store),
    async send() {
      const after = await run(async () => {
        const of = await store();
        return (await browserStaffApi()).sendOffer({ parameters, headers: match(of) });
      });
      if (!after) return false;
      const [latest] = after.offers;
      setDesk(after);
      setForm(formOf(after.writing));
      setSaved(null);
      setSent(latest ? { number: latest.number, email: after.customerEmail } : null);
      return true;
    },
    async withdraw(offer) {
      const after = await run(async () => (await browserStaffApi()).withdrawOffer({ parameters: { ...parameters, offer } }));
      if (after) setDesk(after);
    },
  };
}
