import type { OfferDesk, OfferWriting } from '@gavel/contract/staff';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** The number and the address of the offer that was just sent; null: none was, or another one is being written. */
  readonly sent: { readonly number: string; readonly email: string } | null;
  /** The draft as somebody else has saved it while this one was written; null: nobody has. Nothing is saved until one is chosen. */
  readonly theirs: OfferDesk | null;
  keepMine(): void;
  takeTheirs(): void;
  write(part: Partial<DraftForm>): void;
  /** What is being done is done first. */
  save(): Promise<OfferDesk | null>;
  send(): Promise<boolean>;
  withdraw(offer: string): Promise<void>;
  /** Another one is written. */
  writeAnew(): void;
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
  /** Who waits for a save that was asked for while something else was done. */
  const waiting = useRef<((after: OfferDesk | null) => void)[]>([]);
  const [hasWaiting, setWaiting] = useState(false);
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

  const saveWaiting = useEffectEvent(async () => {
    const told = waiting.current.splice(0);
    const after = theirs ? null : await run(store);
    for (const tell of told) tell(after);
  });
  useEffect(() => {
    if (isBusy || !hasWaiting) return;
    setWaiting(false);
    void saveWaiting();
  }, [isBusy, hasWaiting]);

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
    async save() {
      if (theirs) return null;
      if (!isBusy) return run(store);
      return new Promise((resolve) => {
        waiting.current.push(resolve);
        setWaiting(true);
      });
    },
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
    writeAnew: () => setSent(null),
  };
}

/** What is written, whatever lines are called on the screen and however an amount is spaced. */
function wordsOf(form: DraftForm): string {
  const { validUntil, words, lines } = writingOf(form) ?? form;
  return JSON.stringify([validUntil, words, lines.map(({ title, amount, vatRate }) => [title, amount, vatRate])]);
}
