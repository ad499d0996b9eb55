import type { OrderContent } from '@gavel/contract/staff';
import { formatKr } from '@gavel/core';
import type { OrderDecision } from '@gavel/core/orders';
import { createTexts, mailTexts, orderMailTexts, type Translate } from '@gavel/texts';
import type { Letter } from '../../../adapters/mail/mail.ts';
import type { WriteLetter } from '../../people/letters/letters.ts';
import { moment } from '../../people/letters/moment.ts';
import { plainLines, plainWords } from '../../people/letters/plain-words.ts';
import { greeting, writeLetter } from '../../people/letters/write-letter.ts';
import type { Order } from './orders.repository.ts';

type T = Translate<typeof orderMailTexts.messages>;

type ToldOrder = Pick<
  Order,
  'number' | 'token' | 'key' | 'replaces' | 'priceOre' | 'reason' | 'houseTitle' | 'municipalityName'
> & {
  readonly content: Pick<OrderContent, 'customer' | 'seller' | 'offerNumber'>;
};

/** An order of a request that is kept, and what its customer is told of it. */
interface Told {
  readonly order: ToldOrder;
  readonly leadId: string;
  readonly at: Date;
  /** Whether the order stands in somebody's list, who opens it there; others open it by the link in the e-mail alone. */
  readonly isListed: boolean;
}

/** To the customer: that the order is frozen, with its own address and its PDF. Answers go to the seller. */
export function orderFrozenLetter({ order, leadId, at, isListed }: Told): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(orderMailTexts);
    const mail = words.of(mailTexts);
    const { number, token, replaces, priceOre, houseTitle: house } = order;
    const { seller, offerNumber } = order.content;
    const to = addresseeOf(order);
    const letter = writeLetter({
      kind: 'order-frozen',
      lead: leadId,
      brand,
      sign,
      to,
      subject: t('frozenSubject', { number: String(number), brand: brand.name }),
      heading: t('frozenHeading'),
      preview: t('frozenPreview', { house, total: formatKr(priceOre) }),
      parts: [
        greeting(mail, to),
        t('frozenText', { house }),
        ...(replaces ? [t('replaces', { number: String(replaces.number) })] : []),
        facts([
          [t('number'), String(number)],
          [t('orderedBy'), plainWords(order.content.customer.name)],
          [t('house'), house],
          [t('municipality'), order.municipalityName],
          [t('total'), formatKr(priceOre)],
          [t('offer'), offerNumber ?? ''],
          [t('frozenAt'), moment(at)],
          [t('seller'), plainWords(seller.name)],
          [t('email'), seller.email],
        ]),
        { link: `${baseUrl}${addressOf(order, isListed)}`, label: t('open') },
        t(isListed ? 'listed' : 'attached'),
        ...replyPart(order, t),
      ],
      regards: mail('regards'),
      why: t('why', { brand: brand.name }),
      pictured: house,
    });
    return { ...answered(letter, order), printedOrder: token };
  };
}

/** To the customer: that the order holds no more, and why. Answers go to the seller. @param again the order before it, which holds again */
export function orderCancelledLetter({
  order,
  leadId,
  at,
  isListed,
  again,
}: Told & { readonly again: Pick<Order, 'number' | 'token' | 'key'> | null }): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(orderMailTexts);
    const mail = words.of(mailTexts);
    const { number, reason, houseTitle: house } = order;
    const to = addresseeOf(order);
    const letter = writeLetter({
      kind: 'order-cancelled',
      lead: leadId,
      brand,
      sign,
      to,
      subject: t('cancelledSubject', { number: String(number) }),
      heading: t('cancelledHeading'),
      preview: t('cancelledPreview', { house }),
      parts: [
        greeting(mail, to),
        t('cancelledText', { number: String(number), house }),
        { written: plainLines(reason) },
        ...(again ? [t('holdsAgain', { number: String(again.number) })] : []),
        facts([
          [t('number'), String(number)],
          [t('orderedBy'), plainWords(order.content.customer.name)],
          [t('house'), house],
          [t('municipality'), order.municipalityName],
          [t('cancelledAt'), moment(at)],
        ]),
        { link: `${baseUrl}${addressOf(again ?? order, isListed)}`, label: t('open') },
        ...replyPart(order, t),
      ],
      regards: mail('regards'),
      why: t('why', { brand: brand.name }),
    });
    return answered(letter, order);
  };
}

interface Decided extends Pick<Told, 'order' | 'leadId' | 'at'> {
  readonly to: { readonly name: string; readonly email: string };
  /** Who decided it. */
  readonly by: string;
  readonly decision: OrderDecision;
  /** Why; empty: it was approved. */
  readonly reason: string;
}

/** To whoever takes care of the request: what somebody else has decided about its order. */
export function orderDecidedLetter({ order, leadId, at, to, by, decision, reason }: Decided): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(orderMailTexts);
    const { number, token, houseTitle, municipalityName, content } = order;
    const name = plainWords(content.customer.name);
    const said = t(`${decision}Text`, { by: plainWords(by) });
    return writeLetter({
      kind: 'order-decided',
      lead: leadId,
      brand,
      sign,
      to: { email: to.email, firstName: to.name },
      subject: t(`${decision}Subject`, { number: String(number), name }),
      heading: t('decidedHeading'),
      preview: said,
      parts: [
        said,
        ...(reason === '' ? [] : [{ written: plainLines(reason) }]),
        facts([
          [t('number'), String(number)],
          [t('customer'), name],
          [t('house'), houseTitle],
          [t('municipality'), municipalityName],
          [t('decidedAt'), moment(at)],
        ]),
        { link: `${baseUrl}/admin/orders/${token}`, label: t('open') },
      ],
      regards: words.of(mailTexts)('regards'),
      why: t('decidedWhy', { brand: brand.name }),
    });
  };
}

/** The page of an order, from the site's root: of one that is in an account, and of one that its key opens. */
export function addressOf({ token, key }: Pick<Order, 'token' | 'key'>, isListed: boolean): string {
  // One that was made before orders had a key is opened by staff alone.
  return isListed || key === null ? `/base/${token}` : `/order/${key}`;
}

function addresseeOf({ content: { customer } }: ToldOrder) {
  const [firstName = ''] = customer.name.split(' ');
  return { email: customer.email, firstName };
}

function facts(all: readonly (readonly [name: string, value: string])[]) {
  return { facts: all.filter(([, value]) => value !== '') };
}

/** Where nobody sells it the builder's own address gets the answers, without being named. */
function replyPart({ content: { seller } }: ToldOrder, t: T): readonly string[] {
  return seller.email === '' ? [] : [t('reply', { seller: plainWords(seller.name) })];
}

function answered(letter: Letter, { content: { seller } }: ToldOrder): Letter {
  return seller.email === '' ? letter : { ...letter, replyTo: { name: plainWords(seller.name), address: seller.email } };
}
