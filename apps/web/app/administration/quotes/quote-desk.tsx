import type { OfferDesk } from '@gavel/contract/staff';
import { formatKr } from '@gavel/core';
import { faultsOf, offerTotals } from '@gavel/core/offers';
import { salesOfferTexts } from '@gavel/texts';
import { ArrowRight, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink, TextButton, TextLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Message } from '../../ui/message.tsx';
import { useLeadWords } from '../parts/desk-words.ts';
import { leadAddress } from '../parts/request-addresses.ts';
import { OfferDifference } from './quote-difference.tsx';
import { OfferDocument } from './quote-document.tsx';
import { linesOf } from './quote-form-values.ts';
import { OfferHousePart } from './quote-house-part.tsx';
import { OfferLines } from './quote-lines.tsx';
import { OfferPaper } from './quote-paper.tsx';
import { OfferSent } from './quote-sent.tsx';
import { OfferTheirs } from './quote-theirs.tsx';
import { OfferUntil } from './quote-until.tsx';
import { OfferWords } from './quote-words.tsx';
import { type OfferDraftWork, useOfferDraft } from './use-quote-draft.ts';

/** The form at the left, what the customer gets at the right; below both, the sum and what is done with it. */
export function OfferDeskView({ loaded }: { loaded: OfferDesk }) {
  const t = useTexts(salesOfferTexts);
  const work = useOfferDraft(loaded);
  const { desk, form, writing, isSaved, isBusy, trouble, sent } = work;
  const [asks, setAsks] = useState(false);
  const words = useLeadWords(desk.now);
  const { house, before, customerName } = desk;
  if (sent) return <OfferDone sent={sent} work={work} words={words} />;
  const lines = linesOf(form);
  const rules = { today: words.today, discountPercent: desk.discountPercent };
  const faults = faultsOf({ house, lines, validUntil: form.validUntil }, rules);
  const canSend = writing !== null && work.theirs === null && faults.length === 0 && desk.customerEmail !== '';
  const { houseTitle, municipalityName: municipality } = house;
  const about = { house: houseTitle, municipality, version: String(desk.rangeVersion) };
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
          <Crumb desk={desk}>{before ? t('replaces', { number: before.number }) : t('first')}</Crumb>
          <h1>{t('newHeading')}</h1>
          <p className="muted">
            {desk.houseSavedAt === null
              ? t('fromUnsaved', about)
              : t('from', { ...about, saved: words.moment(desk.houseSavedAt) })}
          </p>
          {desk.customerEmail === '' && <Message kind="error">{t('noCustomer')}</Message>}
          {work.theirs && <OfferTheirs theirs={work.theirs} work={work} words={words} />}
          <OfferHousePart house={house} leadId={desk.leadId} />
          <OfferLines work={work} faults={faults} />
          <div className="offer-two">
            <OfferUntil work={work} faults={faults} today={words.today} />
            {before && <OfferDifference before={before} house={house} lines={lines} />}
          </div>
          <OfferWords work={work} />
          <OfferSent work={work} words={words} />
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
            <>
              {trouble && <Message kind="error">{t(trouble)}</Message>}
              <p>
                <small>{t(house.campaigns.length > 0 ? 'campaignSum' : 'sum')}</small>
                <span className="offer-sum" translate="no">
                  {formatKr(offerTotals(house, lines).total)}
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
                <OfferDocument leadId={desk.leadId} before={work.save} />
              </span>
              {/* Not while it is saved: pressing it leaves a field, which is saved, and the press would be lost. */}
              <Button type="submit" kind="primary" className="slim" disabled={!canSend}>
                {t('send')} <Icon icon={ArrowRight} small />
              </Button>
            </>
          )}
        </div>
      </form>
      <aside className="offer-preview" aria-label={t('previewLabel')}>
        <p>
          <b>{t('preview', { name: customerName.split(' ')[0] ?? '' })}</b>
        </p>
        <OfferPaper desk={desk} words={form.words} lines={lines} validUntil={form.validUntil} />
      </aside>
    </div>
  );
}

/** The way back to the request. */
function Crumb({ desk: { leadId, customerName }, children }: { desk: OfferDesk; children: string }) {
  const t = useTexts(salesOfferTexts);
  return (
    <p className="offer-crumb">
      <TextLink to={leadAddress(leadId)}>{customerName || t('back')}</TextLink>
      <Icon icon={ChevronRight} small />
      <span>{children}</span>
    </p>
  );
}

interface OfferDoneProps {
  readonly sent: { readonly number: string; readonly email: string };
  readonly work: OfferDraftWork;
  readonly words: ReturnType<typeof useLeadWords>;
}

/** It is sent. Nothing here sends another one before somebody says that they want to write it. */
function OfferDone({ sent, work, words }: OfferDoneProps) {
  const t = useTexts(salesOfferTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // What had focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="offer-scroll offer-done">
      <Crumb desk={work.desk}>{sent.number}</Crumb>
      <h1 ref={heading} tabIndex={-1}>
        {t('sentHeading', sent)}
      </h1>
      <Message>{t('sent', sent)}</Message>
      <p className="offer-does">
        <ButtonLink kind="primary" className="slim" to={leadAddress(work.desk.leadId)}>
          {t('back')}
        </ButtonLink>
        <TextButton onClick={work.writeAnew}>{t('writeAnew')}</TextButton>
      </p>
      <OfferSent work={work} words={words} />
    </div>
  );
}

/** Once more, because nothing of it can be changed afterwards. */
function AskToSend(props: { email: string; send: () => Promise<void>; cancel: () => void }) {
  const t = useTexts(salesOfferTexts);
  const [isSending, setSending] = useState(false);
  return (
    <>
      <p className="offer-ask">
        <b>{t('sendTo', { email: props.email })}</b>
        <small>{t('sendToText')}</small>
      </p>
      <Button className="slim" onClick={props.cancel}>
        {t('cancel')}
      </Button>
      {/* What was asked for is answered by the same hand. */}
      <Button
        kind="primary"
        className="slim"
        disabled={isSending}
        onClick={() => {
          setSending(true);
          void props.send();
        }}
        ref={(button) => button?.focus()}
      >
        {t('sendNow')}
      </Button>
    </>
  );
}
