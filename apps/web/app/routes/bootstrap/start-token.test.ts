import { aConfiguration } from '@gavel/core/testing';
import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { begunConfiguration } from '../../stored/begun-configuration.ts';
import { readBootstrap } from '../../stored/bootstrap-storage.ts';
import { clientLoader } from './start-token.tsx';

const [readConfiguration, readVersion] = [vi.fn(), vi.fn()];
vi.mock('../../api/browser-api.ts', () => ({ browserApi: async () => ({ readConfiguration, readVersion }) }));

/** Opens a link in the browser. Returns the address to which the page redirects. */
async function open(path: string): Promise<string | null> {
  const url = new URL(path, 'https://example.com');
  const led = await clientLoader({
    params: { token: 'Abc12345' },
    request: new Request(url),
    url,
    pattern: '/start/:token',
    context: new RouterContextProvider(),
    serverLoader: () => Promise.reject(new Error('it is fetched')),
  }).catch((thrown: unknown) => thrown);
  return led instanceof Response ? led.headers.get('Location') : null;
}

test('the link of a house with a final order redirects to the final order', async () => {
  const ordered = { ...aConfiguration([]), id: 'Abc12345', type: 'base', revision: 2, carriedOver: null };
  readConfiguration.mockResolvedValue(ordered);
  expect(await open('/start/Abc12345')).toBe('/base/Abc12345');
});

test('an earlier version of a saved house opens as a copy that has no date of a quote request', async () => {
  const requested = { ...aConfiguration([]), requestForProposalSentAtUtc: '2026-11-12T09:00:00.000Z' };
  readVersion.mockResolvedValue({ ...requested, id: 'Abc12345', revision: 1, carriedOver: null });
  expect(await open('/start/Abc12345?version=1')).toBe('/configuration/new/1/1');
  const stored = readBootstrap();
  expect(stored && begunConfiguration(stored)).toMatchObject({ id: null, requestForProposalSentAtUtc: null });
});
