import type { LeadOrder, leadOrders } from '@gavel/contract/staff';
import { AppError } from '../../../http/app-error.ts';
import type { ListedLead } from './lead-list.repository.ts';

const cursor = /^([\dT:.Z-]{1,30})~([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

const keys: Readonly<Record<LeadOrder, RegExp>> = {
  due: /^\d{4}-\d\d-\d\d$/,
  waiting: /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/,
  arrived: /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/,
  price: /^-?\d{1,15}$/,
};

export function cursorOf(order: (typeof leadOrders)[number], lead: ListedLead): string {
  const key = {
    due: lead.dueOn ?? '9999-12-31',
    waiting: lead.waitingSince.toISOString(),
    arrived: lead.arrivedAt.toISOString(),
    price: String(lead.price ?? -1),
  }[order];
  return `${key}~${lead.id}`;
}

export function readCursor(order: LeadOrder, after: string | undefined) {
  if (after === undefined) return null;
  const [, key = '', id = ''] = cursor.exec(after) ?? [];
  const isTime = order === 'price' || !Number.isNaN(Date.parse(key));
  if (!keys[order].test(key) || !isTime)
    throw new AppError('malformed-query', 'after: expected the Next of an answer', { field: 'after' });
  return { key, id };
}
