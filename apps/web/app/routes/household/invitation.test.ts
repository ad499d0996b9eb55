import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInvitationKey } from '../../stored/invitation-key.ts';
import { aStorage } from '../../stored/testing/a-storage.ts';
import { clientLoader } from './invitation.tsx';

const KEY = 'k'.repeat(32);
const shown = { hash: '', pathname: '/invitation', search: '' };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', aStorage());
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('location', shown);
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
  vi.stubGlobal('fetch', async () =>
    Response.json({ Name: 'Huset', InvitedBy: 'Anna Ek', ExpiresAtUtc: '2026-12-01T12:00:00.000Z' }),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('the tab keeps the key of the invitation, even when the page is reloaded after the skip link was used', async () => {
  shown.hash = `#${KEY}`;
  expect(await clientLoader()).toMatchObject({ kind: 'found', key: KEY, invitedBy: 'Anna Ek' });
  shown.hash = '#innehall';
  expect(await clientLoader()).toMatchObject({ kind: 'found', key: KEY });
  expect(readInvitationKey()).toBe(KEY);
});

test('the page finds the key of the invitation, even when the skip link was used before the page’s scripts ran', async () => {
  shown.hash = '#innehall';
  const entries = ['/my-projects', `/invitation#${KEY}`, '/invitation#innehall'].map((path) => ({
    url: `https://hus.example${path}`,
  }));
  vi.stubGlobal('navigation', { entries: () => entries, currentEntry: { index: 2 } });
  expect(await clientLoader()).toMatchObject({ kind: 'found', key: KEY });
  vi.stubGlobal('sessionStorage', aStorage());
  vi.stubGlobal('navigation', { entries: () => entries.toSpliced(1, 1), currentEntry: { index: 1 } });
  expect(await clientLoader()).toEqual({ kind: 'missing' });
});
