import type { QuoteDesk } from '@gavel/contract/staff';
import { formatKr, type Ore } from '@gavel/core';
import { faultsOf, quoteTotals } from '@gavel/core/quotes';
import { salesQuoteTexts } from '@gavel/texts';
import { ArrowRight, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink, TextButton, TextLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Message } from '../../ui/message.tsx';
import { useRequestWords } from '../parts/desk-words.ts';
import { requestAddress } from '../parts/request-addresses.ts';
import { QuoteDifference } from './quote-difference.tsx';
import { QuoteDocument } from './quote-document.tsx';
import { linesOf } from './quote-form-values.ts';
import { QuoteHousePart } from './quote-house-part.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuotePaper } from './quote-paper.tsx';
import { QuoteSent } from './quote-sent.tsx';
import { QuoteTheirs } from './quote-theirs.tsx';
import { QuoteUntil } from './quote-until.tsx';
import { QuoteWords } from './quote-words.tsx';
import { type QuoteDraftWork, useQuoteDraft } from './use-quote-draft.ts';

/**
 * The page where a quote is written: the form on the left, the preview on the right, the total and the actions at the bottom of the form.
 */
export function QuoteDeskView({ loaded }: { loaded: QuoteDesk }) {
  const t = useTexts(salesQuoteTexts);
  const work = useQuoteDraft(loaded);
  const { desk, form, writing, sent } = work;
  const [asks, setAsks] = useState(false);
  const words = useRequestWords(desk.now);
  const { house, before } = desk;
  if (sent) return <QuoteDone sent={sent} work={work} words={words} />;
  const lines = linesOf(form);
  const rules = { today: words.today, discountPercent: desk.discountPercent };
  const faults = faultsOf({ house, lines, validUntil: form.validUntil }, rules);
  const canSend = writing !== null && work.theirs === null && faults.length === 0 && desk.customerEmail !== '';
  // Close the confirmation when the quote becomes invalid. If it opened again later, it would take the focus from the field.
  if (asks && !canSend) setAsks(false);
  return (
    <div className="offer-desk">
      <form
        className="offer-form"
        onBlur={() => void work.save()}
        onSubmit={(event) => {
          event.preventDefault();
          setAsks(true);
        }}
      >
        <div className="offer-scroll">
          <Head desk={desk} />
          {desk.customerEmail === '' && <Message kind="error">{t('noCustomer')}</Message>}
          {work.theirs && <QuoteTheirs theirs={work.theirs} work={work} words={words} />}
          <QuoteHousePart house={house} requestId={desk.leadId} />
          <QuoteLines work={work} faults={faults} />
          <div className="offer-two">
            <QuoteUntil work={work} faults={faults} today={words.today} />
            {before && <QuoteDifference before={before} house={house} lines={lines} />}
          </div>
          <QuoteWords work={work} />
          <QuoteSent work={work} words={words} />
        </div>
        <div className="offer-bar">
          {asks ? (
            <AskToSend
              email={desk.customerEmail}
              send={async () => {
                await work.send();
                setAsks(false);
              }}
              cancel={() => setAsks(false)}
            />
          ) : (
            <Totals work={work} canSend={canSend} total={quoteTotals(house, lines).total} />
          )}
        </div>
      </form>
      <Preview work={work} />
    </div>
  );
}

/** Shows the number of the quote that this quote replaces, and when the house was saved. */
function Head({ desk }: { desk: QuoteDesk }) {
  const t = useTexts(salesQuoteTexts);
  const words = useRequestWords(desk.now);
  const { house, before } = desk;
  const { houseTitle, municipalityName: municipality } = house;
  const about = { house: houseTitle, municipality, version: String(desk.rangeVersion) };
  return (
    <>
      <Crumb desk={desk}>{before ? t('replaces', { number: before.number }) : t('first')}</Crumb>
      <h1>{t('newHeading')}</h1>
      <p className="muted">
        {desk.houseSavedAt === null ? t('fromUnsaved', about) : t('from', { ...about, saved: words.moment(desk.houseSavedAt) })}
      </p>
    </>
  );
}

/** Shows the beginning of the quote, much as the customer will see it. */
function Preview({ work: { desk, form } }: { work: QuoteDraftWork }) {
  const t = useTexts(salesQuoteTexts);
  return (
    <aside className="offer-preview" aria-label={t('previewLabel')}>
      <p>
        <b>{t('preview', { name: desk.customerName.split(' ')[0] ?? '' })}</b>
      </p>
      <QuotePaper desk={desk} words={form.words} lines={linesOf(form)} validUntil={form.validUntil} />
    </aside>
  );
}

interface TotalsProps {
  readonly work: QuoteDraftWork;
  readonly canSend: boolean;
  readonly total: Ore;
}

/** Shows the total of the quote, whether its draft is saved, and the buttons that send or download it. */
function Totals({ work, canSend, total }: TotalsProps) {
  const t = useTexts(salesQuoteTexts);
  const { desk, isSaved, isBusy, trouble } = work;
  const words = useRequestWords(desk.now);
  // The PDF shows the draft that the server has stored. If the page cannot save the draft that it shows, there must be no PDF.
  async function saveShown() {
    if (work.writing === null || !(await work.save())) throw new Error('The draft cannot be saved');
  }
  return (
    <>
      {trouble && <Message kind="error">{t(trouble)}</Message>}
      <p>
        <small>{t(desk.house.campaigns.length > 0 ? 'campaignSum' : 'sum')}</small>
        <span className="offer-sum" translate="no">
          {formatKr(total)}
        </span>
      </p>
      <small className="offer-saved" role="status">
        {isBusy
          ? t('saving')
          : isSaved && desk.draftSavedAt !== null
            ? t('saved', { time: words.moment(desk.draftSavedAt) })
            : t('notSaved')}
      </small>
      <span className="offer-pdf">
        <QuoteDocument requestId={desk.leadId} before={saveShown} />
      </span>
      {/* The button is not disabled during a save. A click on it leaves a field, which starts a save, and a disabled button would lose
          the click. */}
      <Button type="submit" kind="primary" className="slim" disabled={!canSend}>
        {t('send')} <Icon icon={ArrowRight} small />
      </Button>
    </>
  );
}

/** The link back to the request. */
function Crumb({ desk: { leadId: requestId, customerName }, children }: { desk: QuoteDesk; children: string }) {
  const t = useTexts(salesQuoteTexts);
  return (
    <p className="offer-crumb">
      <TextLink to={requestAddress(requestId)}>{customerName || t('back')}</TextLink>
      <Icon icon={ChevronRight} small />
      <span>{children}</span>
    </p>
  );
}

interface QuoteDoneProps {
  readonly sent: { readonly number: string; readonly email: string };
  readonly work: QuoteDraftWork;
  readonly words: ReturnType<typeof useRequestWords>;
}

/** Confirms that the quote was sent. The form for another quote opens only when the user asks for it. */
function QuoteDone({ sent, work, words }: QuoteDoneProps) {
  const t = useTexts(salesQuoteTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // Move the focus to the heading, because the element that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="offer-scroll offer-done">
      <Crumb desk={work.desk}>{sent.number}</Crumb>
      <h1 ref={heading} tabIndex={-1}>
        {t('sentHeading', sent)}
      </h1>
      <Message>{t('sent', sent)}</Message>
      {work.trouble && <Message kind="error">{t(work.trouble)}</Message>}
      <p className="offer-does">
        <ButtonLink kind="primary" className="slim" to={requestAddress(work.desk.leadId)}>
          {t('back')}
        </ButtonLink>
        <TextButton onClick={work.writeAnew}>{t('writeAnew')}</TextButton>
      </p>
      <QuoteSent work={work} words={words} />
    </div>
  );
}

/** Asks for a confirmation, because a sent quote cannot be changed. */
function AskToSend(props: { email: string; send: () => Promise<void>; cancel: () => void }) {
  const t = useTexts(salesQuoteTexts);
  const [isSending, setSending] = useState(false);
  const go = useRef<HTMLButtonElement>(null);
  // The button has the initial focus, so that the key that opened this confirmation also confirms it. The focus moves only once,
  // because each save renders the page again and the user may be on another button or field by then.
  useEffect(() => go.current?.focus(), []);
  return (
    <>
      <p className="offer-ask">
        <b>{t('sendTo', { email: props.email })}</b>
        <small>{t('sendToText')}</small>
      </p>
      <Button className="slim" onClick={props.cancel}>
        {t('cancel')}
      </Button>
      <Button
        kind="primary"
        className="slim"
        disabled={isSending}
        onClick={() => {
          setSending(true);
          void props.send();
        }}
        ref={go}
      >
        {t('sendNow')}
      </Button>
    </>
  );
}
