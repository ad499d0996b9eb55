import type { OfferDesk, OfferWriting } from '@gavel/contract/staff';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { browserStaffApi } from './browser-staff-api.ts';
import { type DraftForm, formOf, writingOf } from './offer-form-values.ts';

/** What went wrong with what was done last. */
type OfferTrouble = 'conflict' | 'refused' | 'failed';

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
  /** The draft as somebody else has saved it while this one was written; null: nobody has. Nothing is saved until one is chosen. */
  readonly theirs: OfferDesk | null;
  keepMine(): void;
  takeTheirs(): void;
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
  const [theirs, setTheirs] = useState<OfferDesk | null>(null);
  const [shown, setShown] = useState(loaded);
  const writing = writingOf(form);
  const isSaved = saved !== null && JSON.stringify(saved) === JSON.stringify(form);
  const parameters = { id: desk.leadId };
  if (shown !== loaded) {
    // It was loaded anew.
    setShown(loaded);
    receive(loaded);
  }
  const match = (of: OfferDesk) => ({ 'If-Match': `"${of.tag}"` });

  function adopt(after: OfferDesk): void {
    setDesk(after);
    setForm(formOf(after.writing));
    setSaved(after.draftSavedAt === null ? null : formOf(after.writing));
    setTheirs(null);
    setTrouble(null);
  }

  /** Shows how everything is now; what is written stays. False: somebody else has written something else, and one has to be chosen. */
  function receive(after: OfferDesk): boolean {
    const [was, is] = [wordsOf(formOf(desk.writing)), wordsOf(formOf(after.writing))];
    const written = wordsOf(form);
    if (written === was || written === is) adopt(after);
    else if (was === is) setDesk(after);
    else {
      setTheirs(after);
      return false;
    }
    return true;
  }

  async function run<Done>(work: () => Promise<Done>): Promise<Done | null> {
    if (isBusy) return null;
    setBusy(true);
    setTrouble(null);
    try {
      return await work();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code !== 'offer-conflict') setTrouble(code === 'offer-refused' ? 'refused' : 'failed');
      else if (receive(await (await browserStaffApi()).readOfferDesk({ parameters }))) setTrouble('conflict');
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
    theirs,
    keepMine() {
      if (!theirs) return;
      setDesk(theirs);
      setSaved(null);
      setTheirs(null);
      setTrouble(null);
    },
    takeTheirs: () => theirs && adopt(theirs),
    save: async () => (theirs ? null : run(store)),
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

/** What is written, whatever lines are called on the screen. */
function wordsOf({ validUntil, words, lines }: DraftForm): string {
  return JSON.stringify([validUntil, words, lines.map(({ title, amount, vatRate }) => [title, amount, vatRate])]);
}
