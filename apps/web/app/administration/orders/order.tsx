import type { StaffOrder } from '@gavel/contract/staff';
import { formatKr } from '@gavel/core';
import { quoteTotals } from '@gavel/core/quotes';
import { ordersTexts } from '@gavel/texts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { finalOrderAddress } from '../../addresses.ts';
import { OrderLines } from '../../order/order-lines.tsx';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonAnchor, TextLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forStaff } from '../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../access/staff-calls.ts';
import { ORDERS, useDesk } from '../parts/desk.ts';
import { useRequestWords } from '../parts/desk-words.ts';
import { orderAddress, requestAddress, requestOrderAddress } from '../parts/request-addresses.ts';
import type { Route } from './+types/order';
import { OrderDecisions } from './order-decisions.tsx';
import './request-order.css';

export const loader = ({ context, params }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)), params.token);
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => load(await browserStaffApi(), params.token);

const load = (api: StaffApi, token: string) => forStaff(api.readStaffOrder({ parameters: { token } }));

/** `/admin/orders/{token}`: an order with its history, its actions and the files for the factory. */
export default function OrderPage({ loaderData: order }: Route.ComponentProps) {
  const t = useTexts(ordersTexts);
  const { brand } = useSite();
  return (
    <div className="order-desk">
      <PageHead title={order ? t('orderTitle', { number: String(order.number), brand: brand.name }) : t('heading')} hidden />
      <Link to={ORDERS} className="order-back">
        <Icon icon={ArrowLeft} small /> {t('back')}
      </Link>
      <h1>{order ? t('orderHeading', { number: String(order.number) }) : t('heading')}</h1>
      {order ? <Order order={order} /> : <p className="order-lead">{t('unknown')}</p>}
    </div>
  );
}

function Order({ order }: { order: StaffOrder }) {
  const t = useTexts(ordersTexts);
  const { token, customer, house, lines, state, leadId: requestId, ticks, pictures } = order;
  const { total, vat } = quoteTotals(house, lines);
  const [cover] = pictures;
  return (
    <>
      <p className="order-lead">
        {t('orderLead', { customer: customer.name, house: house.houseTitle, municipality: house.municipalityName })}
      </p>
      <div className="order-columns">
        <div>
          <section className="order-part">
            <h2>{t(`state_${state}`)}</h2>
            <Fate order={order} />
            <p className="order-amount">
              <b translate="no">{formatKr(total)}</b> <small>{t('vat', { amount: formatKr(vat) })}</small>
            </p>
            <p className="order-ways">
              <TextLink to={finalOrderAddress(token)}>{t('open')}</TextLink>
              {requestId && <TextLink to={requestAddress(requestId)}>{t('lead')}</TextLink>}
              {requestId && state === 'frozen' && <TextLink to={requestOrderAddress(requestId)}>{t('change')}</TextLink>}
            </p>
            <OrderDecisions order={order} />
          </section>
          {ticks.length > 0 && <Ticks ticks={ticks} />}
          <FactoryFiles order={order} />
        </div>
        <section className="order-part">
          {cover && (
            <img className="order-picture" src={`/media/orders/${token}/${cover.name}`} alt="" width={1680} height={945} />
          )}
          <OrderLines house={house} lines={lines} />
        </section>
      </div>
    </>
  );
}

/** Shows the checklist that staff completed before they froze the order. */
function Ticks({ ticks }: Pick<StaffOrder, 'ticks'>) {
  const t = useTexts(ordersTexts);
  const { now } = useDesk();
  const words = useRequestWords(now);
  return (
    <section className="order-part">
      <h2>{t('checks')}</h2>
      <ul className="order-checks">
        {ticks.map(({ title, words: written, by, at }) => (
          <li key={title} className="is-done">
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d="M1.5 6.5 4.5 9.5 10.5 2.5" />
            </svg>
            <div>
              <b>{title}</b>
              {written && <p>{written}</p>}
              <small>{t('checkDone', { by, when: words.moment(at) })}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the files for the factory. */
function FactoryFiles({ order: { token, number, house, factory } }: { order: StaffOrder }) {
  const t = useTexts(ordersTexts);
  return (
    <section className="order-part">
      <h2>{t('factory')}</h2>
      <p className="order-note">{t('factoryLead', { count: factory.length, amount: formatKr(house.ordinary) })}</p>
      <p className="order-ways">
        <ButtonAnchor className="slim" href={`/api/admin/orders/${token}/factory.csv`} download>
          {t('factoryCsv')}
        </ButtonAnchor>
        <ButtonAnchor className="slim" href={`/api/admin/orders/${token}/factory`} download={`${number}-${token}.json`}>
          {t('factoryJson')}
        </ButtonAnchor>
      </p>
    </section>
  );
}

/** Shows the history of the order: who did what, and when. */
function Fate({ order }: { order: StaffOrder }) {
  const t = useTexts(ordersTexts);
  const { now } = useDesk();
  const { moment } = useRequestWords(now);
  const { state, madeBy, madeAt, frozenAt, frozenBy, refusedAt, refusedBy, cancelledAt, cancelledBy, reason } = order;
  const { replaces, replacedBy, offerNumber: quoteNumber } = order;
  return (
    <div className="order-note">
      {state === 'waiting' && <p>{t('waitsText', { by: madeBy, when: moment(madeAt) })}</p>}
      {frozenAt !== null && <p>{t('frozenText', { by: frozenBy ?? '', when: moment(frozenAt) })}</p>}
      {refusedAt !== null && <p>{t('refusedText', { by: refusedBy ?? '', when: moment(refusedAt), reason })}</p>}
      {cancelledAt !== null && <p>{t('cancelledText', { by: cancelledBy ?? '', when: moment(cancelledAt), reason })}</p>}
      {quoteNumber && <p>{t('offerText', { number: quoteNumber })}</p>}
      {replaces && (
        <p>
          <TextLink to={orderAddress(replaces.token)}>{t('replacesText', { number: String(replaces.number) })}</TextLink>
        </p>
      )}
      {replacedBy && (
        <p>
          <TextLink to={orderAddress(replacedBy.token)}>{t('replacedByText', { number: String(replacedBy.number) })}</TextLink>
        </p>
      )}
    </div>
  );
}
