import { type OpenedRequest, type RequestDesk, type RequestSituation, requestActions } from '@gavel/contract/staff';
import { formatKr, type HouseChanges } from '@gavel/core';
import { requestPageTexts } from '@gavel/texts';
import { Mail, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { linkAddress } from '../../../addresses.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { useSite } from '../../../site/use-site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ButtonAnchor, ButtonLink, TextLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Message } from '../../../ui/message.tsx';
import { rendition } from '../../../ui/renditions.ts';
import { customerAddress } from '../../parts/desk.ts';
import { useRequestWords } from '../../parts/desk-words.ts';
import { requestHouseAddress, requestOrderAddress, requestQuoteAddress } from '../../parts/request-addresses.ts';
import { shownPhone, telOf } from '../../parts/tel-of.ts';
import { LivePresent } from './live-present.tsx';
import { RequestChanges } from './request-changes.tsx';
import { RequestDocument } from './request-document.tsx';
import { RequestNext } from './request-next.tsx';
import { RequestPlot } from './request-plot.tsx';
import { isOrdered, RequestQuotes } from './request-quotes.tsx';
import { RequestSteps } from './request-steps.tsx';
import { RequestTimeline } from './request-timeline.tsx';
import { useRequestWork } from './use-request-work.ts';

interface RequestSheetProps {
  readonly request: OpenedRequest;
  /** The changes of the house since the request was sent. Null if there are none, or if the request has no house. */
  readonly changes: HouseChanges | null;
  /** The position of the house on a plot; null if the house is on no plot. */
  readonly situation: RequestSituation | null;
  readonly desk: RequestDesk;
}

/** One request: the customer, the house, the milestone, the next step and the timeline. */
export function RequestSheet({ request, changes, situation, desk }: RequestSheetProps) {
  const t = useTexts(requestPageTexts);
  const { brand } = useSite();
  const words = useRequestWords(desk.now);
  const work = useRequestWork(request);
  const { image, customerId } = request;
  const name = words.name(request);
  // Find the latest entry that changed the request itself, because the timeline also lists e-mails and saves of the house.
  const changedBy = request.entries.find(({ kind }) => requestActions.some((action) => action === kind))?.by ?? t('somebody');
  return (
    <>
      <PageHead title={`${name} – ${brand.name}`} hidden />
      <div className="lead-paper">
        {image && <Picture request={request} image={image} words={words} />}
        <div className="lead-in">
          <h1 tabIndex={-1}>{name}</h1>
          <LivePresent />
          <Contact request={request} />
          {customerId !== null && (
            <p className="lead-whose">
              <TextLink to={customerAddress(customerId)}>{t('customer')}</TextLink>
            </p>
          )}
          <About request={request} />
          {situation && <RequestPlot situation={situation} />}
          <RequestQuotes request={request} words={words} />
          {changes && <RequestChanges request={request} changes={changes} />}
          <RequestSteps request={request} work={work} words={words} />
          <RequestNext request={request} desk={desk} work={work} words={words} />
          {work.trouble && (
            <Trouble>{work.trouble === 'conflict' ? t('conflict', { name: changedBy }) : t(work.trouble)}</Trouble>
          )}
          <RequestTimeline request={request} work={work} words={words} />
        </div>
      </div>
      <Acts request={request} name={name} />
    </>
  );
}

interface PictureProps {
  readonly request: OpenedRequest;
  readonly image: string;
  readonly words: ReturnType<typeof useRequestWords>;
}

/** Shows the picture of the house, and when the customer saved or sent this house. */
function Picture({ request: { configurationId, savedSince, arrivedAt }, image, words }: PictureProps) {
  const t = useTexts(requestPageTexts);
  return (
    <div className="lead-picture">
      <img src={rendition(image, 960)} alt="" width={816} height={432} />
      <p>
        {configurationId === null
          ? t('houseLike')
          : savedSince === null
            ? t('asked', { when: words.moment(arrivedAt) })
            : t('savedAt', { when: words.moment(savedSince) })}
      </p>
    </div>
  );
}

function Contact({ request: { phone, email } }: { request: OpenedRequest }) {
  return (
    <div className="lead-contact">
      {phone && (
        <a href={telOf(phone)}>
          <Icon icon={Phone} small /> <span className="num">{shownPhone(phone)}</span>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <Icon icon={Mail} small /> {email}
        </a>
      )}
    </div>
  );
}

/** Shows the house of the request, with links to open it, and its price when the request was sent. */
function About({ request }: { request: OpenedRequest }) {
  const t = useTexts(requestPageTexts);
  const { configurationId, price } = request;
  const canOrder = configurationId !== null && !isOrdered(request.order);
  return (
    <div className="lead-about">
      <div>
        <span className="lead-model">{request.houseTitle || request.plotAddresses[0] || t('noHouse')}</span>
        <span className="muted lead-ways">
          {request.municipalityName && <span>{request.municipalityName}</span>}
          {configurationId && <TextLink to={requestHouseAddress(request.id)}>{t('theHouse')}</TextLink>}
          {configurationId && <RequestDocument id={request.id} />}
          {canOrder && <TextLink to={requestOrderAddress(request.id)}>{t('order')}</TextLink>}
        </span>
      </div>
      {price !== null && (
        <div className="lead-amount">
          {formatKr(price)}
          <small>{t('priceThen')}</small>
        </div>
      )}
    </div>
  );
}

/** Shows the next actions of a salesperson: write a quote, open the house, call. */
function Acts({ request, name }: { request: OpenedRequest; name: string }) {
  const t = useTexts(requestPageTexts);
  const { phone, configurationId, customerNumber } = request;
  const start = configurationId && linkAddress(configurationId);
  return (
    <div className="lead-acts">
      {configurationId && (
        <ButtonLink className="slim" to={requestQuoteAddress(request.id)}>
          {t('makeOffer')}
        </ButtonLink>
      )}
      {start && (
        <ButtonLink className="slim" to={customerNumber === null ? start : `${start}?a=${customerNumber}`}>
          {t(customerNumber === null ? 'openHouse' : 'openAsCustomer')}
        </ButtonLink>
      )}
      {phone && (
        <ButtonAnchor kind="primary" className="slim" href={telOf(phone)} data-key="r" aria-label={t('callNamed', { name })}>
          {t('call')} <Icon icon={Phone} small />
        </ButtonAnchor>
      )}
    </div>
  );
}

/** Shows why an action failed. The page scrolls to this message, because the button of the action may be outside the visible part. */
function Trouble({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      <Message kind="error">{children}</Message>
    </div>
  );
}
