import { aConfiguration } from '@gavel/core/testing';
import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { clientLoader } from './start-token.tsx';

const readConfiguration = vi.fn();
vi.mock('../../api/browser-api.ts', () => ({ browserApi: async () => ({ readConfiguration }) }));

test('the link of a house that is ordered leads to the order', async () => {
  const ordered = { ...aConfiguration([]), id: 'Abc12345', type: 'base', revision: 2, carriedOver: null };
  readConfiguration.mockResolvedValue(ordered);
  const url = new URL('https://example.com/start/Abc12345');
  const led = await clientLoader({
    params: { token: 'Abc12345' },
    request: new Request(url),
    url,
    pattern: '/start/:token',
    context: new RouterContextProvider(),
    serverLoader: () => Promise.reject(new Error('it is fetched')),
  }).catch((thrown: unknown) => thrown);
  expect(led instanceof Response && led.headers.get('Location')).toBe('/base/Abc12345');
});
