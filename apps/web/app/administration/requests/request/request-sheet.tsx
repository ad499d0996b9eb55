import { type LeadDesk, leadActions, type OpenedLead } from '@gavel/contract/staff';
import { formatKr, type HouseChanges } from '@gavel/core';
import { leadTexts } from '@gavel/texts';
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
import { useLeadWords } from '../../parts/desk-words.ts';
import { leadHouseAddress, leadOfferAddress, leadOrderAddress } from '../../parts/request-addresses.ts';
import { shownPhone, telOf } from '../../parts/tel-of.ts';
import { LivePresent } from './live-present.tsx';
import { LeadChanges } from './request-changes.tsx';
import { LeadDocument } from './request-document.tsx';
import { LeadNext } from './request-next.tsx';
import { isOrdered, LeadOffered } from './request-quotes.tsx';
import { LeadSteps } from './request-steps.tsx';
import { LeadTimeline } from './request-timeline.tsx';
import { useLeadWork } from './use-request-work.ts';

interface LeadSheetProps {
  readonly lead: OpenedLead;
  /** What has become of its house since; null: nothing, or it is about none. */
  readonly changes: HouseChanges | null;
  readonly desk: LeadDesk;
}

/** One request: who asked, about what, how far it has come, what is next, and everything that happened. */
export function LeadSheet({ lead, changes, desk }: LeadSheetProps) {
  const t = useTexts(leadTexts);
  const { brand } = useSite();
  const words = useLeadWords(desk.now);
  const work = useLeadWork(lead);
  const { phone, email, configurationId, customerNumber, image, price, savedSince, arrivedAt, customerId } = lead;
  const name = words.name(lead);
  // Letters and saves change nothing of it.
  const changedBy = lead.entries.find(({ kind }) => leadActions.some((action) => action === kind))?.by ?? t('somebody');
  const canOrder = configurationId !== null && !isOrdered(lead.order);
  const start = configurationId && linkAddress(configurationId);
  return (
    <>
      <PageHead title={`${name} – ${brand.name}`} hidden />
      <div className="lead-paper">
        {image && (
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
        )}
        <div className="lead-in">
          <h1 tabIndex={-1}>{name}</h1>
          <LivePresent />
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
          {customerId !== null && (
            <p className="lead-whose">
              <TextLink to={customerAddress(customerId)}>{t('customer')}</TextLink>
            </p>
          )}
          <div className="lead-about">
            <div>
              <span className="lead-model">{lead.houseTitle || lead.plotAddresses[0] || t('noHouse')}</span>
              <span className="muted lead-ways">
                {lead.municipalityName && <span>{lead.municipalityName}</span>}
                {configurationId && <TextLink to={leadHouseAddress(lead.id)}>{t('theHouse')}</TextLink>}
                {configurationId && <LeadDocument id={lead.id} />}
                {canOrder && <TextLink to={leadOrderAddress(lead.id)}>{t('order')}</TextLink>}
              </span>
            </div>
            {price !== null && (
              <div className="lead-amount">
                {formatKr(price)}
                <small>{t('priceThen')}</small>
              </div>
            )}
          </div>
          <LeadOffered lead={lead} words={words} />
          {changes && <LeadChanges lead={lead} changes={changes} />}
          <LeadSteps lead={lead} work={work} words={words} />
          <LeadNext lead={lead} desk={desk} work={work} words={words} />
          {work.trouble && (
            <Trouble>{work.trouble === 'conflict' ? t('conflict', { name: changedBy }) : t(work.trouble)}</Trouble>
          )}
          <LeadTimeline lead={lead} work={work} words={words} />
        </div>
      </div>
      <div className="lead-acts">
        {configurationId && (
          <ButtonLink className="slim" to={leadOfferAddress(lead.id)}>
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
    </>
  );
}

/** Comes into view: what was refused may have been asked for further up or down. */
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
