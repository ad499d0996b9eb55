import { gunzipSync } from 'node:zlib';
import { encodeTrusted, startedConfigurationBody } from '@gavel/contract';
import { asBaseAnswerId, asBaseQuestionId, asCampaignId, asPlotId, type Configuration } from '@gavel/core';
import { aConfiguration, aGuideSection } from '@gavel/core/testing';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerConfigurations } from './answer-configuration.ts';

const started = { ...aConfiguration([]), bundleRefused: false };

/**
 * Returns two functions. Each call of one of them requests the next of these configurations: `ask` returns the response, and
 * `json` the JSON of the response. The parameter is the header `Accept-Encoding`.
 */
async function answered(...configurations: readonly Configuration[]) {
  const answer = answerConfigurations();
  const left = [...configurations];
  const app = new Hono().get('/', (c) => answer(c, startedConfigurationBody, left.shift() ?? started));
  const ask = async (coding: string) => app.request('/', { headers: { 'Accept-Encoding': coding } });
  return { ask, json: async (coding: string) => read(await ask(coding)) };
}

async function read(response: Response): Promise<unknown> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const isGzip = response.headers.get('Content-Encoding') === 'gzip';
  return JSON.parse((isGzip ? gunzipSync(bytes) : bytes).toString());
}

const whole = (configuration: Configuration) =>
  JSON.parse(JSON.stringify(encodeTrusted(startedConfigurationBody, { ...started, ...configuration })));

test('each response has the complete configuration, whatever configuration and encoding the previous response had', async () => {
  const other = { ...started, name: 'Vårt hus', plotIds: [asPlotId(3)], selections: new Map() };
  const { json } = await answered(started, other, other, started);
  expect(await json('gzip')).toEqual(whole(started));
  expect(await json('br, gzip')).toEqual(whole(other));
  expect(await json('identity')).toEqual(whole(other));
  expect(await json('gzip')).toEqual(whole(started));
});

const others: readonly Partial<Configuration>[] = [
  { sections: [aGuideSection(7, [])] },
  { isSideBuilding: true },
  { baseQuestionToAnswers: new Map([[asBaseQuestionId(1), [asBaseAnswerId(2)]]]) },
  { priceHistory: { campaignStarts: new Map([[asCampaignId(1), 2]]), periods: [] } },
  { dynamicImageKeyOrder: ['roof'] },
  { dynamicImageKeys: [{ category: 'roof', defaultImageKey: 'red', isLayer: true, section: null }] },
];

test.for(others)(
  'a configuration that differs from the previous one only in %o does not get the cached response of the previous one',
  async (part) => {
    const { json } = await answered(started, { ...started, ...part });
    expect(await json('gzip')).not.toEqual(whole({ ...started, ...part }));
    expect(await json('gzip')).toEqual(whole({ ...started, ...part }));
  },
);

test('the ETag of a compressed response is weak', async () => {
  const answer = answerConfigurations();
  const app = new Hono().get('/', (c) => {
    c.header('ETag', '"7"');
    return answer(c, startedConfigurationBody, started);
  });
  const tag = async (coding: string) => (await app.request('/', { headers: { 'Accept-Encoding': coding } })).headers.get('ETag');
  expect([await tag('gzip'), await tag('identity')]).toEqual(['W/"7"', '"7"']);
});
