import { configurationBody, z } from '@gavel/contract';
import { asAnswerId, asBundleId, asHouseId, asQuestionId } from '@gavel/core';
import { aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { createApi } from '../../api/create-api.ts';
import { startVisit } from './start-visit.ts';

const start = {
  kind: 'start',
  houseId: asHouseId(4),
  municipalityId: '0114',
  webConfigurationId: null,
  bundleId: asBundleId(12),
  name: null,
  choices: [],
  questionId: null,
} as const;

/** Returns an API with test responses, and the list of requested addresses. `answer` returns the response for each address. */
function apiThatAnswers(answer: (address: string) => { status: number; body: unknown }) {
  const asked: string[] = [];
  const api = createApi({
    fetch: (address) => {
      asked.push(address);
      const { status, body } = answer(address);
      return new Response(JSON.stringify(body), { status });
    },
  });
  return { api, asked };
}

function wire(more: Record<string, unknown> = {}) {
  return {
    Id: null,
    WebConfigurationId: 1,
    WebConfigurationVersion: 1,
    MunicipalityId: '0114',
    MunicipalityName: 'Upplands Väsby',
    HousePrice: 1_895_000,
    Name: 'Mitt hus',
    House: { Title: 'Björkliden 142', Image: '' },
    AnswerModel: { HouseId: 4, Answers: {} },
    QuestionModel: { Sections: [], IsSideBuilding: false },
    PriceModel: { BaseAnswerPrices: {}, BaseQuestionToAnswerMap: {} },
    PriceHistory: { CampaignStarts: {}, Periods: [] },
    ...more,
  };
}

const problem = (code: string, status: number) => ({
  status,
  body: { type: 'about:blank', title: code, status, code, requestId: 'r1' },
});

test('startVisit requests the house with municipality and bundle, and gives the house the name that the visitor has chosen', async () => {
  const { api, asked } = apiThatAnswers(() => ({ status: 200, body: wire() }));
  const visit = await startVisit(api, { ...start, name: 'Huset på höjden' });
  expect(asked).toEqual(['/api/houses/4/beginning?municipality=0114&bundle=12']);
  expect(visit.configuration.name).toBe('Huset på höjden');
  expect(visit.notice).toBe('bundle-chosen');
  expect((await startVisit(api, { ...start, bundleId: null })).notice).toBeNull();
});

test('startVisit reports that the server refused the bundle', async () => {
  const { api } = apiThatAnswers(() => ({ status: 200, body: wire({ BundleRefused: true }) }));
  expect((await startVisit(api, start)).notice).toBe('bundle-refused');
});

test('startVisit reports a refused bundle even if the address contains choices; if the house does not have one of these choices either, startVisit reports the choice instead', async () => {
  const section = aGuideSection(1, [aGuideQuestion(11, [aGuideAnswer(111), aGuideAnswer(112)])]);
  const body = { ...Object(z.encode(configurationBody, aConfiguration([section]))), BundleRefused: true };
  const { api } = apiThatAnswers(() => ({ status: 200, body }));
  const choices = [{ questionId: asQuestionId(11), answerId: asAnswerId(112) }];
  expect((await startVisit(api, { ...start, choices })).notice).toBe('bundle-refused');
  const unknown = [{ questionId: asQuestionId(99), answerId: asAnswerId(991) }];
  expect((await startVisit(api, { ...start, choices: unknown })).notice).toBe('choices-lacking');
});

test('if the server does not know the bundle, startVisit requests the house without the bundle and reports the bundle as refused', async () => {
  const { api, asked } = apiThatAnswers((address) =>
    address.includes('bundle') ? problem('unknown-bundle', 404) : { status: 200, body: wire() },
  );
  const visit = await startVisit(api, start);
  expect(visit).toMatchObject({ notice: 'bundle-refused', configuration: { houseTitle: 'Björkliden 142', name: 'Mitt hus' } });
  expect(asked).toHaveLength(2);
});

test('if the builder does not deliver to a municipality, startVisit throws', async () => {
  const { api } = apiThatAnswers(() => problem('municipality-denied', 403));
  await expect(startVisit(api, start)).rejects.toEqual(new ApiError('municipality-denied', 403, 'r1'));
});
