import type { QuoteRecord } from '@gavel/contract';
import type { CustomerRecord } from '@gavel/contract/all';
import { toKr } from '@gavel/core';
import { createTexts, exportsTexts } from '@gavel/texts';
import type { Column } from '../../../http/streamed-file.ts';
import type { CurrentRange } from '../../range/current-range.ts';

type Names = Pick<CurrentRange, 'texts' | 'municipalities'>;

const time = (at: number) => new Date(at).toISOString();

/** Returns the columns of the list of customers. */
export function customerColumns({ texts, municipalities }: Names): readonly Column<CustomerRecord>[] {
  const t = createTexts(texts).of(exportsTexts);
  const names = new Map(municipalities.map(({ id, name }) => [id, name]));
  return [
    [t('id'), ({ id }) => id],
    [t('name'), ({ name }) => name],
    [t('email'), ({ email }) => email],
    [t('phone'), ({ phone }) => phone],
    [t('municipality'), ({ municipalityId }) => names.get(municipalityId ?? '') ?? null],
    [t('customerNumber'), ({ accountId }) => accountId],
    [t('joinedTo'), ({ joinedTo }) => joinedTo],
    [t('requests'), ({ leadIds: requestIds }) => requestIds.length],
    [t('seen'), ({ seenAt }) => time(seenAt)],
  ];
}

/** Returns the columns of a list of quotes. */
export function quoteColumns({ texts }: Names): readonly Column<QuoteRecord>[] {
  const t = createTexts(texts).of(exportsTexts);
  return [
    [t('number'), ({ number }) => number],
    [t('state'), ({ state }) => t(`offer_${state}`)],
    [t('lead'), ({ leadId: requestId }) => requestId],
    [t('sent'), ({ sentAt }) => time(sentAt)],
    [t('validUntil'), ({ validUntil }) => validUntil],
    [t('total'), ({ total }) => toKr(total)],
    [t('vat'), ({ vat }) => toKr(vat)],
    [t('accepted'), ({ acceptedAt }) => acceptedAt && time(acceptedAt)],
    [t('acceptedName'), ({ acceptedName }) => acceptedName],
    [t('replaces'), ({ replaces }) => replaces],
  ];
}
