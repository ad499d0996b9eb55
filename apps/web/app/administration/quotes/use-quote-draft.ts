import type { OfferDesk, OfferWriting } from '@gavel/contract/staff';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { type DraftForm, formOf, writingOf } from './quote-form-values.ts';

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

type DraftState = Pick<OfferDraftWork, 'desk' | 'form' | 'isBusy' | 'trouble' | 'sent' | 'theirs'> & {
  /** As it was saved last; null: it never was. */
  readonly saved: DraftForm | null;
};

export function useOfferDraft(loaded: OfferDesk): OfferDraftWork {
  const [state, setState] = useState<DraftState>(() => ({
    ...savedAs(loaded),
    isBusy: false,
    trouble: null,
    sent: null,
    theirs: null,
  }));
  // What is done one after the other needs what was done before it, which no render may have shown yet.
  const latest = useRef(state);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const parameters = { id: loaded.leadId };
  const match = (of: OfferDesk) => ({ 'If-Match': `"${of.tag}"` });

  function put(part: Partial<DraftState>): void {
    latest.current = { ...latest.current, ...part };
    setState(latest.current);
  }

  function adopt(after: OfferDesk): void {
    put({ ...savedAs(after), theirs: null, trouble: null });
  }

  /** Shows how everything is now; what is written stays. False: somebody else has written something else, and one has to be chosen. */
  function receive(after: OfferDesk): boolean {
    const { desk, form } = latest.current;
    const [was, is] = [wordsOf(formOf(desk.writing)), wordsOf(formOf(after.writing))];
    const written = wordsOf(form);
    if (written === was || written === is) adopt(after);
    else if (was === is) put({ desk: after });
    else {
      put({ theirs: after });
      return false;
    }
    return true;
  }

  const show = useEffectEvent((desk: OfferDesk) => {
    if (desk !== latest.current.desk) receive(desk);
  });
  // It was loaded anew.
  useEffect(() => show(loaded), [loaded]);

  /** Does it after what is being done. */
  function run<Done>(work: () => Promise<Done>): Promise<Done | null> {
    const done = turn.current.then(() => attempt(work));
    turn.current = done.catch(() => null);
    return done;
  }

  async function attempt<Done>(work: () => Promise<Done>): Promise<Done | null> {
    put({ isBusy: true, trouble: null });
    try {
      return await work();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code !== 'offer-conflict') put({ trouble: code === 'offer-refused' ? 'refused' : 'failed' });
      else if (receive(await (await browserStaffApi()).readOfferDesk({ parameters }))) put({ trouble: 'conflict' });
      return null;
    } finally {
      put({ isBusy: false });
    }
  }

  /** Null: somebody else has written something else, and one has to be chosen first. */
  async function store(): Promise<OfferDesk | null> {
    const { desk, form, theirs } = latest.current;
    const writing = writingOf(form);
    if (theirs) return null;
    if (isSavedIn(latest.current) || !writing) return desk;
    const after = await (await browserStaffApi()).saveOffer({ parameters, body: writing, headers: match(desk) });
    put({ desk: after, saved: form });
    return after;
  }

  return {
    ...state,
    writing: writingOf(state.form),
    isSaved: isSavedIn(state),
    write: (part) => put({ form: { ...latest.current.form, ...part } }),
    keepMine() {
      const { theirs } = latest.current;
      if (theirs) put({ desk: theirs, saved: null, theirs: null, trouble: null });
    },
    takeTheirs() {
      const { theirs } = latest.current;
      if (theirs) adopt(theirs);
    },
    save: () => run(store),
    async send() {
      const after = await run(async () => {
        const of = await store();
        return of && (await browserStaffApi()).sendOffer({ parameters, headers: match(of) });
      });
      if (!after) return false;
      const [latestOffer] = after.offers;
      const sent = latestOffer ? { number: latestOffer.number, email: after.customerEmail } : null;
      put({ ...savedAs(after), saved: null, sent });
      return true;
    },
    async withdraw(offer) {
      const after = await run(async () => (await browserStaffApi()).withdrawOffer({ parameters: { ...parameters, offer } }));
      if (after) put({ desk: after });
    },
    writeAnew: () => put({ sent: null }),
  };
}

/** Everything as it is stored. */
function savedAs(desk: OfferDesk): Pick<DraftState, 'desk' | 'form' | 'saved'> {
  const form = formOf(desk.writing);
  return { desk, form, saved: desk.draftSavedAt === null ? null : form };
}

function isSavedIn({ saved, form }: DraftState): boolean {
  return saved !== null && JSON.stringify(saved) === JSON.stringify(form);
}

/** What is written, whatever lines are called on the screen and however an amount is spaced. */
function wordsOf(form: DraftForm): string {
  const { validUntil, words, lines } = writingOf(form) ?? form;
  return JSON.stringify([validUntil, words, lines.map(({ title, amount, vatRate }) => [title, amount, vatRate])]);
}
