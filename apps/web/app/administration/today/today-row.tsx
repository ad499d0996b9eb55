import type { WorkedRequest } from '@gavel/contract/staff';
import { formatKr } from '@gavel/core';
import { todayTexts } from '@gavel/texts';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { rendition } from '../../ui/renditions.ts';
import { useRequestWords } from '../parts/desk-words.ts';
import { requestAddress } from '../parts/request-addresses.ts';
import { telOf } from '../parts/tel-of.ts';

/** A customer to call: how long they have waited, their name, the reasons to call (`why`) and the house. Each reason gets a full stop. */
export function TodayRow({ request, now, why }: { request: WorkedRequest; now: number; why: readonly string[] }) {
  const t = useTexts(todayTexts);
  const words = useRequestWords(now);
  const { image, phone, price, message, nextStep, dueOn, offerAnsweredAt: quoteAnsweredAt } = request;
  // If the customer has answered a quote, count the waiting time from that answer, even if staff had planned a next step.
  const since = quoteAnsweredAt ?? request.waitingSince;
  const isDue = nextStep !== '' && dueOn !== null && quoteAnsweredAt === null;
  const name = words.name(request);
  const about = request.houseTitle || (request.plotAddresses[0] ?? '');
  const isLate = isDue && dueOn < words.today;
  return (
    <li className="today-row">
      <div className="today-age">
        {words.age(since)}
        <small className={isLate ? 'is-late' : ''}>{isDue ? words.day(dueOn) : words.moment(since)}</small>
      </div>
      {image ? <img src={rendition(image, 'palette')} alt="" width={64} height={40} loading="lazy" /> : <NoHouse />}
      <div className="today-who">
        <Link to={requestAddress(request.id)} className="lead-name">
          {name}
        </Link>
        <span className="today-why">
          <b>{why.map((one) => (one.endsWith('.') ? one : `${one}.`)).join(' ')}</b> {nextStep === '' && message}
          {isLate && <span className="visually-hidden"> {words.t('late')}</span>}
        </span>
      </div>
      <div className="today-where">
        {about}
        {!about.endsWith(`, ${request.municipalityName}`) && <small>{request.municipalityName}</small>}
      </div>
      <div className="today-amount">
        {price !== null && (
          <>
            {formatKr(price)}
            <small>{t('inclVat')}</small>
          </>
        )}
      </div>
      {phone && (
        <a className="today-call" href={telOf(phone)} aria-label={t('callNamed', { name })}>
          <span>{t('call')}</span>
          <Icon icon={Phone} small />
        </a>
      )}
    </li>
  );
}

/** The picture of a request that has no house: the lines of a floor plan. */
function NoHouse() {
  return (
    <span className="today-plan">
      <svg viewBox="0 0 160 120" fill="none" stroke="currentColor" strokeWidth="4" aria-hidden="true">
        <path d="M22 24h116v72H22zM22 58h72M94 24v72" />
      </svg>
    </span>
  );
}
