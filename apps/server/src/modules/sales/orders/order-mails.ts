import type { OrderContent } from '@gavel/contract/staff';
import { formatKr } from '@gavel/core';
import type { OrderDecision } from '@gavel/core/orders';
import { createTexts, mailTexts, orderMailTexts, type Translate } from '@gavel/texts';
import type { Mail } from '../../../adapters/mail/mail.ts';
import type { WriteMail } from '../../people/mail/mails.ts';
import { moment } from '../../people/mail/moment.ts';
import { plainLines, plainWords } from '../../people/mail/plain-words.ts';
import { greeting, writeMail } from '../../people/mail/write-mail.ts';
import type { Order } from './orders.repository.ts';

type T = Translate<typeof orderMailTexts.messages>;

type ToldOrder = Pick<
  Order,
  'number' | 'token' | 'key' | 'replaces' | 'priceOre' | 'reason' | 'houseTitle' | 'municipalityName'
> & {
  readonly content: Pick<OrderContent, 'customer' | 'seller' | 'offerNumber'>;
};

/** The data that an e-mail about an order contains. */
interface Told {
  readonly order: ToldOrder;
  readonly leadId: string;
  readonly at: Date;
  /**
   * Whether an account has the order in its list of houses, so that the customer opens it there. A customer without an account can
   * open it only by the link in their e-mail.
   */
  readonly isListed: boolean;
}

/**
 * Returns the e-mail that informs the customer that their order is frozen, with a link to the order and its PDF. The salesperson gets the
 * replies to the e-mail.
 */
export function orderFrozenMail({ order, leadId: requestId, at, isListed }: Told): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(orderMailTexts);
    const mail = words.of(mailTexts);
    const { number, token, replaces, priceOre, houseTitle: house } = order;
    const { seller, offerNumber: quoteNumber } = order.content;
    const to = addresseeOf(order);
    const message = writeMail({
      kind: 'order-frozen',
      lead: requestId,
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
          [t('offer'), quoteNumber ?? ''],
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
    return { ...answered(message, order), printedOrder: token };
  };
}

/**
 * Returns the e-mail that informs the customer that their order is cancelled, and why. The salesperson gets the replies to the
 * e-mail.
 * @param again the previous order, which is valid again; null: the request has no valid order now
 */
export function orderCancelledMail({
  order,
  leadId: requestId,
  at,
  isListed,
  again,
}: Told & { readonly again: Pick<Order, 'number' | 'token' | 'key'> | null }): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(orderMailTexts);
    const mail = words.of(mailTexts);
    const { number, reason, houseTitle: house } = order;
    const to = addresseeOf(order);
    const message = writeMail({
      kind: 'order-cancelled',
      lead: requestId,
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
    return answered(message, order);
  };
}

interface Decided extends Pick<Told, 'order' | 'leadId' | 'at'> {
  readonly to: { readonly name: string; readonly email: string };
  /** The name of the person who decided. */
  readonly by: string;
  readonly decision: OrderDecision;
  /** Why the order was refused or cancelled; empty: it was approved. */
  readonly reason: string;
}

/** Returns the e-mail that informs the owner of the request about another person’s decision on its order. */
export function orderDecidedMail({ order, leadId: requestId, at, to, by, decision, reason }: Decided): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(orderMailTexts);
    const { number, token, houseTitle, municipalityName, content } = order;
    const name = plainWords(content.customer.name);
    const said = t(`${decision}Text`, { by: plainWords(by) });
    return writeMail({
      kind: 'order-decided',
      lead: requestId,
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

/**
 * Returns the path of the page of an order. It contains the order's token if an account has the order in its list of houses, else
 * the order's key.
 */
export function addressOf({ token, key }: Pick<Order, 'token' | 'key'>, isListed: boolean): string {
  // Orders that were made before the column `key` existed have no key, so only staff can open them.
  return isListed || key === null ? `/base/${token}` : `/order/${key}`;
}

function addresseeOf({ content: { customer } }: ToldOrder) {
  const [firstName = ''] = customer.name.split(' ');
  return { email: customer.email, firstName };
}

function facts(all: readonly (readonly [name: string, value: string])[]) {
  return { facts: all.filter(([, value]) => value !== '') };
}

/**
 * Returns the sentence with the name of the salesperson who reads replies to the e-mail. Empty if the order has no salesperson, because
 * then the builder reads the replies.
 */
function replyPart({ content: { seller } }: ToldOrder, t: T): readonly string[] {
  return seller.email === '' ? [] : [t('reply', { seller: plainWords(seller.name) })];
}

function answered(message: Mail, { content: { seller } }: ToldOrder): Mail {
  return seller.email === '' ? message : { ...message, replyTo: { name: plainWords(seller.name), address: seller.email } };
}
