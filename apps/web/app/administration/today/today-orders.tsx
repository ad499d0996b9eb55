import type { ListedOrders } from '@gavel/contract/staff';
import { formatKr } from '@gavel/core';
import { todayTexts } from '@gavel/texts';
import { Link } from 'react-router';
import { useAccount } from '../../account/use-account.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';
import { ORDERS } from '../parts/desk.ts';
import { useRequestWords } from '../parts/desk-words.ts';
import { orderAddress } from '../parts/request-addresses.ts';

/** The orders that an administrator has to approve before they are frozen, latest first. Other staff see them under another heading. */
export function TodayOrders({ waiting: { orders, next }, now }: { waiting: ListedOrders; now: number }) {
  const t = useTexts(todayTexts);
  const words = useRequestWords(now);
  const account = useAccount();
  if (orders.length === 0) return null;
  const title = t(account?.roles.includes('Admin') ? 'partOrders' : 'partOrdersWaiting');
  return (
    <section className="today-part" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="muted num">{next === null ? orders.length : `${orders.length}+`}</span>
        <TextLink to={`${ORDERS}?state=waiting`}>{t('showAll')}</TextLink>
      </header>
      <ul>
        {orders.map(({ token, number, customerName, madeAt, madeBy, image, houseTitle, municipalityName, price }) => (
          <li key={token} className="today-row">
            <div className="today-age">
              {words.age(madeAt)}
              <small>{words.moment(madeAt)}</small>
            </div>
            <img src={image} alt="" width={64} height={40} loading="lazy" />
            <div className="today-who">
              <Link to={orderAddress(token)} className="lead-name">
                {customerName}
              </Link>
              <span className="today-why">
                <b>{t('orderWaits', { number: String(number) })}</b> {madeBy}
              </span>
            </div>
            <div className="today-where">
              {houseTitle}
              <small>{municipalityName}</small>
            </div>
            <div className="today-amount">
              {formatKr(price)}
              <small>{t('inclVat')}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
