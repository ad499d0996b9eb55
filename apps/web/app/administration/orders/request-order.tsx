import type { OrderDraft, OrderGap } from '@gavel/contract/staff';
import { formatDay } from '@gavel/core';
import { orderTexts, type Translate } from '@gavel/texts';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { linkAddress } from '../../addresses.ts';
import { OrderLines } from '../../order/order-lines.tsx';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { rendition } from '../../ui/renditions.ts';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forStaff } from '../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../access/staff-calls.ts';
import { useDesk } from '../parts/desk.ts';
import { orderAddress, requestAddress, requestOrderAddress } from '../parts/request-addresses.ts';
import type { Route } from './+types/request-order';
import { OrderChecks } from './order-checks.tsx';
import { OrderFreeze } from './order-freeze.tsx';
import { useOrderDraft } from './use-order-draft.ts';
import './request-order.css';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(createStaffApi(context.get(fetcherContext)), params.lead, request);
export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) =>
  load(await browserStaffApi(), params.lead, request);

async function load(api: StaffApi, id: string, { url }: Request) {
  const of = new URL(url).searchParams.get('of') === 'house' ? 'house' : 'offer';
  return forStaff(api.readOrderDraft({ parameters: { id, of } }));
}

/** `/admin/leads/{id}/order`: the checklist, the missing details and the content of the final order for a request. */
export default function RequestOrder({ loaderData: draft, params }: Route.ComponentProps) {
  const t = useTexts(orderTexts);
  const { brand } = useSite();
  return (
    <div className="order-desk">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <Link to={requestAddress(params.lead)} className="order-back">
        <Icon icon={ArrowLeft} small /> {t('back')}
      </Link>
      <h1>{t('heading')}</h1>
      {draft ? <Draft draft={draft} /> : <p className="order-lead">{t('gone')}</p>}
    </div>
  );
}

function Draft({ draft }: { draft: OrderDraft }) {
  const t = useTexts(orderTexts);
  const [search] = useSearchParams();
  const of = search.get('of') === 'house' ? 'house' : 'offer';
  const work = useOrderDraft(draft, of);
  const { now } = useDesk();
  const { customer, house, orders } = draft;
  const frozen = orders.find(({ state }) => state === 'frozen');
  return (
    <>
      <p className="order-lead">
        {t('lead', { customer: customer.name, house: house.houseTitle, municipality: house.municipalityName })}
      </p>
      <div className="order-columns">
        <div className="order-left">
          {frozen && <p className="order-note">{t('changes', { number: String(frozen.number) })}</p>}
          <OrderChecks checks={draft.checks} work={work} now={now} />
          <Gaps draft={draft} />
          <OrderFreeze draft={draft} work={work} />
          {orders.length > 0 && (
            <section className="order-part">
              <h2>{t('orders')}</h2>
              <ul className="order-list">
                {orders.map(({ token, number, state }) => (
                  <li key={token}>
                    <TextLink to={orderAddress(token)}>{t('order', { number: String(number) })}</TextLink>
                    <span>{t(`state_${state}`)}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <section className="order-part">
          <h2>{t('content')}</h2>
          <p className="order-note">{t('contentLead')}</p>
          <img className="order-picture" src={rendition(draft.image, 960)} alt="" width={960} height={540} />
          <Basis draft={draft} of={of} />
          <dl className="order-facts">
            <dt>{t('customer')}</dt>
            <dd>
              {[customer.name, customer.phone, customer.email].filter(Boolean).join(', ')}
              {customer.phone === '' && <small>{t('noPhone')}</small>}
              {customer.accountId === null && <small>{t('noAccount')}</small>}
            </dd>
            <dt>{t('plot')}</dt>
            <dd>
              {draft.plots.map(({ address, areaName }) => [address, areaName].filter(Boolean).join(', ')).join('; ') ||
                t('noPlot')}
            </dd>
          </dl>
          <OrderLines house={house} lines={draft.lines} />
        </section>
      </div>
    </>
  );
}

/** Shows whether the prices of the order come from the quote or from the house. A link switches to the other source. */
function Basis({
  draft: { offer: quote, hasOffer: hasQuote, isChangedSinceOffer: isChangedSinceQuote, leadId: requestId },
  of,
}: {
  draft: OrderDraft;
  of: 'offer' | 'house';
}) {
  const t = useTexts(orderTexts);
  return (
    <p className="order-note">
      {quote
        ? t(quote.isAccepted ? 'ofOfferAccepted' : 'ofOffer', { number: quote.number, when: formatDay(quote.sentAt) })
        : t('ofHouse')}
      {isChangedSinceQuote && ` ${t('changedSince')}`}
      {hasQuote && (
        <>
          {' '}
          <TextLink to={of === 'offer' ? `${requestOrderAddress(requestId)}?of=house` : requestOrderAddress(requestId)}>
            {t(of === 'offer' ? 'useHouse' : 'useOffer')}
          </TextLink>
        </>
      )}
    </p>
  );
}

function Gaps({ draft: { gaps, configurationId, customer } }: { draft: OrderDraft }) {
  const t = useTexts(orderTexts);
  const start = linkAddress(configurationId);
  const ofHouse = gaps.some(({ kind }) => ['unanswered', 'refused', 'plot', 'plots'].includes(kind));
  return (
    <section className="order-part" aria-live="polite">
      <h2>{t('missing')}</h2>
      {gaps.length === 0 ? (
        <p className="order-note">{t('nothingMissing')}</p>
      ) : (
        <ul className="order-gaps">
          {gaps.map((gap) => (
            <li key={`${gap.kind} ${gap.section} ${gap.question}`}>{wordsOf(gap, t)}</li>
          ))}
        </ul>
      )}
      {ofHouse && (
        <TextLink to={customer.accountId === null ? start : `${start}?a=${customer.accountId}`}>{t('openHouse')}</TextLink>
      )}
    </section>
  );
}

function wordsOf(gap: OrderGap, t: Translate<typeof orderTexts.messages>): string {
  const { kind, section, question, answer } = gap;
  if (kind === 'refused' && question === '') return t('gap_gone');
  return t(`gap_${kind}`, { section, question, answer });
}
