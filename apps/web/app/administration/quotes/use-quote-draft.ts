import type { ListedQuote, QuoteDesk, QuoteWriting } from '@gavel/contract/staff';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { isSavedIn, quoteOf, savedAs, wordsOf } from './quote-draft-state.ts';
import { type DraftForm, formOf, writingOf } from './quote-form-values.ts';
import { isUnanswered, type QuoteTrouble, troubleOf } from './quote-trouble.ts';

/** The draft of a quote. It is saved when the user leaves a field, and before it is sent or made into a PDF. */
export interface QuoteDraftWork {
  readonly desk: QuoteDesk;
  readonly form: DraftForm;
  /** The content of the quote to save; null while a field is invalid. */
  readonly writing: QuoteWriting | null;
  readonly isSaved: boolean;
  readonly isBusy: boolean;
  readonly trouble: QuoteTrouble | null;
  /**
   * The number of the quote that was just sent, and the e-mail address that got it. Null if none was sent, or if the user has begun
   * another quote.
   */
  readonly sent: { readonly number: string; readonly email: string } | null;
  /**
   * The draft that a colleague saved while the user was editing; null if there is none. The page saves nothing until the user chooses one
   * of the two drafts.
   */
  readonly theirs: QuoteDesk | null;
  keepMine(): void;
  takeTheirs(): void;
  write(part: Partial<DraftForm>): void;
  /** Saves the draft after the running action has ended. */
  save(): Promise<QuoteDesk | null>;
  send(): Promise<boolean>;
  withdraw(quote: string): Promise<void>;
  /** Opens the form for another quote. */
  writeAnew(): void;
}

type DraftState = Pick<QuoteDraftWork, 'desk' | 'form' | 'isBusy' | 'trouble' | 'sent' | 'theirs'> & {
  /** The form as it was last saved; null: it counts as not saved. */
  readonly saved: DraftForm | null;
  /** The draft that the page asked the server to send, without getting a response; null if there is none. The customer may have got it. */
  readonly unanswered: QuoteDesk | null;
};

export function useQuoteDraft(loaded: QuoteDesk): QuoteDraftWork {
  const [state, setState] = useState<DraftState>(() => ({
    ...savedAs(loaded),
    isBusy: false,
    trouble: null,
    sent: null,
    theirs: null,
    unanswered: null,
  }));
  // Run actions one after the other, because each needs the result of the previous one, which React may not have rendered yet.
  const latest = useRef(state);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const parameters = { id: loaded.leadId };
  const match = (of: QuoteDesk) => ({ 'If-Match': `"${of.tag}"` });

  function put(part: Partial<DraftState>): void {
    latest.current = { ...latest.current, ...part };
    setState(latest.current);
  }

  function adopt(after: QuoteDesk): void {
    put({ ...savedAs(after), theirs: null, trouble: null });
  }

  /** Shows that the quote was sent. If the user has typed on since the draft was saved, the typed text stays for another quote. */
  function showSent(quote: ListedQuote, after: QuoteDesk): void {
    const { form } = isSavedIn(latest.current) ? savedAs(after) : latest.current;
    const sent = { number: quote.number, email: after.customerEmail };
    put({ desk: after, form, saved: null, sent, theirs: null, unanswered: null, trouble: null });
  }

  /**
   * Adopts the server’s state and keeps the text that the user has typed. Returns false if the user first has to see something
   * else: the quote was sent although the response was lost, or a colleague has saved a different text and the user must choose one
   * of the two.
   */
  function receive(after: QuoteDesk): boolean {
    const { desk, form, unanswered } = latest.current;
    const quote = unanswered && quoteOf(unanswered, after);
    if (quote) {
      showSent(quote, after);
      return false;
    }
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

  const show = useEffectEvent((desk: QuoteDesk) => {
    const { desk: shown } = latest.current;
    // Skip older data, because the page may have saved the draft after it requested this data.
    if (desk !== shown && desk.now >= shown.now) receive(desk);
  });
  // Show the new data after the route has loaded its data again.
  useEffect(() => show(loaded), [loaded]);

  /** Runs the action after the running action has ended. */
  function run<Done>(work: () => Promise<Done>): Promise<Done | null> {
    const done = turn.current.then(() => attempt(work));
    turn.current = done.catch(() => null);
    return done;
  }

  async function attempt<Done>(work: () => Promise<Done>): Promise<Done | null> {
    const before = latest.current.desk;
    put({ isBusy: true });
    try {
      const done = await work();
      // If there was nothing to save, keep the message about the previous action. A user who leaves a field to press a button starts
      // such a save, and it must not hide the message.
      if (done !== null && done !== before) put({ trouble: null });
      return done;
    } catch (error) {
      const trouble = troubleOf(error);
      // `conflict` and `closed` mean that the page shows an old state. So load and show the current one.
      const isOutdated = trouble === 'conflict' || trouble === 'closed';
      const mustRead = isOutdated || latest.current.unanswered !== null;
      const now = mustRead ? await (await browserStaffApi()).readOfferDesk({ parameters }).catch(() => null) : null;
      if (!now || receive(now)) put({ trouble: isOutdated && !now ? 'failed' : trouble });
      return null;
    } finally {
      put({ isBusy: false });
    }
  }

  /**
   * Saves the draft if it has changed and is valid. Returns null if the user first has to choose between the draft and a colleague’s draft.
   */
  async function store(): Promise<QuoteDesk | null> {
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
        // While the form is invalid, `store` saves nothing, so the server would send an older draft.
        if (!of || !writingOf(latest.current.form)) return null;
        const api = await browserStaffApi();
        const sent = await api.sendOffer({ parameters, headers: match(of) }).catch((error: unknown) => {
          if (isUnanswered(error)) put({ unanswered: of });
          throw error;
        });
        const [latestQuote] = sent.offers;
        if (latestQuote) showSent(latestQuote, sent);
        return sent;
      });
      return after !== null;
    },
    async withdraw(quote) {
      const after = await run(async () =>
        (await browserStaffApi()).withdrawOffer({ parameters: { ...parameters, offer: quote } }),
      );
      if (!after) return;
      // Never adopt a colleague’s newer draft unseen: the page could later send that draft without having shown it.
      if (after.draftSavedAt === latest.current.desk.draftSavedAt) put({ desk: after });
      else receive(after);
    },
    writeAnew: () => put({ sent: null, trouble: null }),
  };
}
