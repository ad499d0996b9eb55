import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { loader } from './start-new.tsx';

test('a start link that names no municipality redirects to the choice of the municipality, and keeps the parameters of its advertisement', async () => {
  const url = new URL('https://example.com/start/new?h=97&utm_source=brev&gclid=x1');
  const context = new RouterContextProvider();
  const request = new Request(url);
  const led: unknown = await loader({ params: {}, request, url, pattern: '/start/new', context }).catch((thrown) => thrown);
  expect(led instanceof Response && led.headers.get('Location')).toBe('/municipality?h=97&utm_source=brev&gclid=x1');
});
