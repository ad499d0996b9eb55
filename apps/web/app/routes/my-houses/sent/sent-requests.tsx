import type { HouseRequest, HouseRequests, ListedHouse } from '@gavel/contract';
import { formatDay, formatKr } from '@gavel/core';
import { sentRequestsTexts } from '@gavel/texts';
import { ArrowRight, Mail, Phone } from 'lucide-react';
import { sentHouseAddress } from '../../../addresses.ts';
import { mail, telephone } from '../../../contact/contact-details.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ChangedSince } from './changed-since.tsx';
import { SentDocument } from './sent-document.tsx';
import './sent-requests.css';

/**
 * The requests about a house. The latest quote request is expanded; if there is none, the latest request for information. The
 * visitor can expand the other requests.
 */
export function SentRequests({ house, requests, changes }: HouseRequests & { house: ListedHouse }) {
  const t = useTexts(sentRequestsTexts);
  const first = requests.find(({ submissionType }) => submissionType === 'Quote') ?? requests[0];
  const lineOf = ({ submissionType, sentAt }: HouseRequest) =>
    t(submissionType === 'Quote' ? 'offer' : 'question', { date: formatDay(sentAt) });
  if (!first) return null;
  return (
    <>
      <section aria-label={lineOf(first)}>
        <h3 className="sent-request-when">{lineOf(first)}</h3>
        <Sent house={house} request={first} />
        {changes && <ChangedSince house={house} changes={changes} />}
      </section>
      {requests.map(
        (request) =>
          request !== first && (
            <Disclosure key={request.id} label={lineOf(request)}>
              <Sent house={house} request={request} />
            </Disclosure>
          ),
      )}
    </>
  );
}

function Sent({ house, request }: { house: ListedHouse; request: HouseRequest }) {
  const t = useTexts(sentRequestsTexts);
  const { id, submissionType, sentBy, message, name, houseTitle, municipalityName, price, plots, salesperson } = request;
  const where = t('house', { house: houseTitle, municipality: municipalityName });
  const subject = t(submissionType === 'Quote' ? 'offerSubject' : 'questionSubject', {
    house: houseTitle,
    municipality: municipalityName,
  });
  return (
    <>
      <p className="sent-request-house">
        <b translate="no">{name}</b>
        <span>{where}</span>
      </p>
      <dl className="flyout-sums sent-request-facts">
        <div>
          <dt>{t('price')}</dt>
          <dd className="num" translate="no">
            {formatKr(price)}
          </dd>
        </div>
        {plots.length > 0 && (
          <div>
            <dt>{t('plots')}</dt>
            <dd>{plots.join(' · ')}</dd>
          </div>
        )}
        {sentBy && house.household.length > 1 && (
          <div>
            <dt>{t('sentBy')}</dt>
            <dd>{sentBy}</dd>
          </div>
        )}
      </dl>
      {message && (
        <figure className="sent-request-message">
          <figcaption>{t('message')}</figcaption>
          <blockquote>{message}</blockquote>
        </figure>
      )}
      <div className="flyout-actions">
        <ButtonLink between to={sentHouseAddress(house.id, id)}>
          {t('look')} <Icon icon={ArrowRight} small />
        </ButtonLink>
        <SentDocument token={house.id} request={id} />
      </div>
      <TakesCare salesperson={salesperson} subject={subject} />
    </>
  );
}

interface TakesCareProps extends Pick<HouseRequest, 'salesperson'> {
  /** The subject of an e-mail to the salesperson. */
  readonly subject: string;
}

function TakesCare({ salesperson, subject }: TakesCareProps) {
  const t = useTexts(sentRequestsTexts);
  return (
    <section className="flyout-part">
      <h3>{t('takesCare')}</h3>
      <p className="sent-request-who" translate="no">
        {salesperson.name}
      </p>
      <div className="contact-ways sent-request-ways">
        {salesperson.phone && (
          <ButtonAnchor between href={telephone(salesperson.phone)} aria-label={t('call', salesperson)}>
            <span className="num">{salesperson.phone}</span>
            <Icon icon={Phone} small />
          </ButtonAnchor>
        )}
        {salesperson.email && (
          <ButtonAnchor between href={mail(salesperson.email, subject)} aria-label={t('mail', salesperson)}>
            <span className="contact-address">{salesperson.email}</span>
            <Icon icon={Mail} small />
          </ButtonAnchor>
        )}
      </div>
    </section>
  );
}
