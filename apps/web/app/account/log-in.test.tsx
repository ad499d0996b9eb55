import type { Account } from '@gavel/contract';
import { asAccountId } from '@gavel/core';
import { expect, test } from 'vitest';
import { logInMode } from './log-in.tsx';

const sara: Account = {
  id: asAccountId(8),
  firstName: 'Sara',
  lastName: 'Lind',
  cellphone: '',
  email: 'sara@example.com',
  municipalityId: '',
  roles: ['Salesmen'],
  access: ['sales-admin'],
  mustChoosePassword: false,
  hasSecondFactor: false,
  needsSecondFactor: false,
  actingFor: null,
};

test('if a user needs both a new password and a second factor, logInMode returns the form for the new password first', () => {
  expect(logInMode(null, false)).toBe('login');
  expect(logInMode(null, true)).toBe('forgot');
  expect(logInMode({ ...sara, mustChoosePassword: true, needsSecondFactor: true }, false)).toBe('choose');
  expect(logInMode({ ...sara, needsSecondFactor: true }, false)).toBe('secure');
});
