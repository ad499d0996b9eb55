import { asHouseId, asQuestionId, asSectionId, asWebConfigurationId, kr } from '@gavel/core';
import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createApi } from './create-api.ts';

/** Returns an API whose fake server gives the same response to every HTTP request, and the list of these requests. */
function apiOver(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  const api = createApi({
    fetch: (path, init) => {
      asked.push(`${init?.method} ${path}`);
      return answer();
    },
  });
  return { api, asked };
}

const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

test('for invalid parameters the call throws the error that the server would return, and sends no request', async () => {
  const { api, asked } = apiOver(() => reply([]));
  const asking = api.listProductInformation({ parameters: { questionId: asQuestionId(12_345_678) } });
  await expect(asking).rejects.toMatchObject({ code: 'malformed-query', status: 400 });
  expect(asked).toEqual([]);
});

test('a parameter goes into the path if the path contains its name, otherwise into the query', async () => {
  const { api, asked } = apiOver(() => reply([]));
  await api.listHouses();
  await api.listHouses({ parameters: { municipality: '0114' } });
  await api.listProductInformation({ parameters: { questionId: asQuestionId(12) } });
  await api.listPlots({ parameters: { municipalityName: 'Malmö' } });
  await api.listSalespersons({ parameters: { max: 3, municipalityName: 'Upplands Väsby' } });
  expect(asked).toEqual([
    'GET /api/houses',
    'GET /api/houses?municipality=0114',
    'GET /api/productinformation/12',
    'GET /api/plots/?municipalityName=Malm%C3%B6',
    'GET /api/salespersons?max=3&municipalityName=Upplands+V%C3%A4sby',
  ]);
});

test('a parameter cannot add segments to the path', async () => {
  const { api, asked } = apiOver(() => reply({ code: 'unknown-house' }, 404));
  await expect(api.readHouse({ parameters: { idOrName: '../brand?x' } })).rejects.toThrow(ApiError);
  expect(asked).toEqual(['GET /api/houses/..%2Fbrand%3Fx']);
});

test('a response is decoded to domain values', async () => {
  const house = { Id: 4, Title: 'Björkliden 142', Price: 1_895_000.5, HouseArea: 142, BuildArea: 98, Rooms: 6, HouseType: '2' };
  const { api } = apiOver(() => reply(house));
  expect(await api.readHouse({ parameters: { idOrName: '4' } })).toMatchObject({
    id: 4,
    title: 'Björkliden 142',
    price: kr(1_895_000.5),
    houseArea: 142,
    bundles: [],
  });
});

test('withdrawShare returns null if the server has ended the sharing of a house; if the server refuses, withdrawShare throws its error code', async () => {
  const { api, asked } = apiOver(() => new Response(null, { status: 204 }));
  expect(await api.withdrawShare({ parameters: { id: 'Abc12345' }, headers: { 'Withdraw-Key': 'key' } })).toBeNull();
  expect(asked).toEqual(['DELETE /api/guidemodel/share/Abc12345']);
  const refused = apiOver(() =>
    reply({ type: 'about:blank', title: 'No', status: 403, code: 'wrong-withdraw-key', requestId: 'r1' }, 403),
  );
  await expect(
    refused.api.withdrawShare({ parameters: { id: 'Abc12345' }, headers: { 'Withdraw-Key': 'other' } }),
  ).rejects.toMatchObject({ code: 'wrong-withdraw-key' });
});

test('a save sends the `If-Match` header of the caller, and a conflict error contains the house as another person has saved it', async () => {
  const current = {
    Id: 'Abc12345',
    Revision: 3,
    Name: 'Eriks förslag',
    Price: 2_054_900,
    Answers: { 11: 112 },
    UpdatedAtUtc: '2026-11-20T11:01:00.000Z',
    UpdatedBy: 'Erik Berg',
    HouseId: 4,
    WebConfigurationId: 1,
    WebConfigurationVersion: 2,
    MunicipalityId: '1280',
    PlotIds: [],
  };
  const sent: unknown[] = [];
  const api = createApi({
    fetch: async (_, init) => {
      sent.push(init);
      return reply({ type: 'about:blank', title: 'No', status: 412, code: 'save-conflict', requestId: 'r9', current }, 412);
    },
  });
  const body = {
    id: 'Abc12345',
    houseId: asHouseId(4),
    webConfigurationId: asWebConfigurationId(1),
    municipalityId: '1280',
    name: 'Mitt hus',
    selections: new Map(),
    plotIds: [],
    placement: null,
    price: kr(2_000_000),
    impersonatedOwner: null,
  };
  await expect(api.saveConfiguration({ body, headers: { 'If-Match': '"2"' } })).rejects.toMatchObject({
    code: 'save-conflict',
    current: { revision: 3, name: 'Eriks förslag', price: kr(2_054_900), savedBy: 'Erik Berg' },
  });
  expect(sent).toMatchObject([{ method: 'POST', headers: { 'If-Match': '"2"' } }]);
});

test('the GET request of listHouses makes caches check their stored response with the server', async () => {
  const sent: unknown[] = [];
  const api = createApi({ fetch: async (_, init) => (sent.push(init), reply([])) });
  await api.listHouses();
  expect(sent).toEqual([{ method: 'GET', headers: { 'Cache-Control': 'no-cache' } }]);
});

test('if there is no primary campaign, readPrimaryCampaign returns null', async () => {
  const { api } = apiOver(() => reply(null));
  expect(await api.readPrimaryCampaign()).toBeNull();
});

test('for an error response the call throws an error with the response’s code, status and request id', async () => {
  const problem = { type: 'about:blank', title: 'There is no such house', status: 404, code: 'unknown-house', requestId: 'r7' };
  const { api } = apiOver(() => reply(problem, 404));
  await expect(api.readHouse({ parameters: { idOrName: '99' } })).rejects.toMatchObject({
    code: 'unknown-house',
    status: 404,
    requestId: 'r7',
  });
});

test('if the server cannot be reached, or its response is not JSON, the call throws a network error', async () => {
  const offline = apiOver(() => Promise.reject(new TypeError('fetch failed'))).api;
  await expect(offline.readBrand()).rejects.toMatchObject({ code: 'network', status: 0 });
  const proxy = apiOver(() => new Response('<h1>Bad gateway</h1>', { status: 502 })).api;
  await expect(proxy.readBrand()).rejects.toMatchObject({ code: 'network', status: 502 });
});

test('downloadPicture returns the picture with the file name from the response, and throws the error code of an error response', async () => {
  const disposition = `attachment; filename="Bjorkliden.jpg"; filename*=UTF-8''Bj%C3%B6rkliden%20142%20-%20Fasad.jpg`;
  const request = {
    houseId: asHouseId(4),
    municipalityId: '1280',
    webConfigurationId: asWebConfigurationId(1),
    selections: new Map(),
    sectionId: asSectionId(3),
    questionId: asQuestionId(23),
    cameraId: 'front',
  };
  const answered = (headers: Record<string, string>) =>
    apiOver(() => new Response('jpeg', { headers: { 'Content-Type': 'image/jpeg', ...headers } })).api.downloadPicture({
      body: request,
    });
  const file = await answered({ 'Content-Disposition': disposition });
  expect([file.name, new TextDecoder().decode(file.bytes)]).toEqual(['Björkliden 142 - Fasad.jpg', 'jpeg']);
  expect((await answered({ 'Content-Disposition': "attachment; filename*=UTF-8''%E0%A4%A" })).name).toBe('');
  const refused = apiOver(() =>
    reply({ type: 'about:blank', title: 'None', status: 404, code: 'unknown-picture', requestId: 'r8' }, 404),
  );
  await expect(refused.api.downloadPicture({ body: request })).rejects.toMatchObject({ code: 'unknown-picture' });
});

/** Returns a response whose body arrives in several parts. */
function inParts(parts: readonly string[], headers: Record<string, string> = {}) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
  return new Response(body, { headers });
}

test('the download of a file reports how many bytes have arrived, and the file’s size if the server sends it', async () => {
  const received = async (headers: Record<string, string>) => {
    const told: unknown[] = [];
    const { api } = apiOver(() => inParts(['%PDF', '-1.7'], headers));
    const onReceived = (arrived: number, size: number | null) => void told.push([arrived, size]);
    const file = await api.makeDocument({ parameters: { id: 'Abc12345' }, onReceived });
    expect(new TextDecoder().decode(file.bytes)).toBe('%PDF-1.7');
    return told;
  };
  expect(await received({ 'Content-Length': '8' })).toEqual([
    [0, 8],
    [4, 8],
    [8, 8],
  ]);
  const unknown = [
    [0, null],
    [4, null],
    [8, null],
  ];
  expect(await received({})).toEqual(unknown);
  // If a proxy compresses a body, `Content-Length` is not the size of the file.
  expect(await received({ 'Content-Length': '5', 'Content-Encoding': 'gzip' })).toEqual(unknown);
});

test('if the connection breaks during a download, the call throws a network error; fetch gets the abort signal of the caller', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('network')) });
  const { api } = apiOver(() => new Response(broken));
  const parameters = { id: 'Abc12345' };
  await expect(api.makeDocument({ parameters })).rejects.toMatchObject({ code: 'network' });
  const controller = new AbortController();
  const fetch = vi.fn(async () => inParts(['%PDF']));
  await createApi({ fetch }).makeDocument({ parameters, signal: controller.signal });
  expect(fetch).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ signal: controller.signal }));
});
