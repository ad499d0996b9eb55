import type { RequestOrder, requestOrders } from '@gavel/contract/staff';
import { AppError } from '../../../http/app-error.ts';
import type { ListedRequest } from './request-list.repository.ts';

const cursor = /^([\dT:.Z-]{1,30})~([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

const keys: Readonly<Record<RequestOrder, RegExp>> = {
  due: /^\d{4}-\d\d-\d\d$/,
  waiting: /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/,
  arrived: /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/,
  price: /^-?\d{1,15}$/,
};

export function cursorOf(order: (typeof requestOrders)[number], request: ListedRequest): string {
  const key = {
    due: request.dueOn ?? '9999-12-31',
    waiting: request.waitingSince.toISOString(),
    arrived: request.arrivedAt.toISOString(),
    price: String(request.price ?? -1),
  }[order];
  return `${key}~${request.id}`;
}

export function readCursor(order: RequestOrder, after: string | undefined) {
  if (after === undefined) return null;
  const [, key = '', id = ''] = cursor.exec(after) ?? [];
  const isTime = order === 'price' || !Number.isNaN(Date.parse(key));
  if (!keys[order].test(key) || !isTime)
    throw new AppError('malformed-query', 'after: expected the Next of an answer', { field: 'after' });
  return { key, id };
}
