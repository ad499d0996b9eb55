import { asCampaignId, type HouseType } from '@gavel/core';
import { expect, test } from 'vitest';
import { aCampaign, aHouse, aPublishedRange, aWebConfiguration } from '../../../testing/a-published-range.ts';
import { aServerOf } from '../../../testing/a-server.ts';

/** Returns a server whose clock shows 2026-11-20, and whose two houses have these campaigns. */
function serverWith(primary: number | null, ...campaigns: ReturnType<typeof aCampaign>[]) {
  const houses = [1, 2].map((id) =>
    aHouse(id, `Hus ${id}`, { webConfiguration: aWebConfiguration(id * 10, `Hus ${id}`, { campaigns }) }),
  );
  return aServerOf(aPublishedRange({ houses, primaryCampaignId: primary === null ? null : asCampaignId(primary) }));
}

const always = aCampaign(1);
const september = aCampaign(2, { validFrom: '2026-09-01', validTo: '2026-12-31', text: '<p>Höst</p>' });
const november = aCampaign(3, { validFrom: '2026-11-01', validTo: '2026-11-20' });
const over = aCampaign(4, { validTo: '2026-11-19' });
const toCome = aCampaign(5, { validFrom: '2026-11-21' });
const disabled = aCampaign(6, { disabled: true });
const all = [always, september, november, over, toCome, disabled];

test('the server lists each running campaign once, even if several houses have it; the campaign that started last is first', async () => {
  const { get } = serverWith(null, ...all);
  expect((await get('/api/campaigns')).body).toMatchObject([{ Id: 3 }, { Id: 2, Text: '<p>Höst</p>' }, { Id: 1 }]);
  expect((await get('/api/campaign/primary')).body).toMatchObject({ Id: 3, DiscountTypeData: { Discount: 10_000 } });
});

test('the primary campaign is the campaign that the range marks as primary, if it runs; otherwise it is the running campaign that started last', async () => {
  expect((await serverWith(2, ...all).get('/api/campaign/primary')).body).toMatchObject({ Id: 2 });
  expect((await serverWith(5, ...all).get('/api/campaign/primary')).body).toMatchObject({ Id: 3 });
});

test('the primary campaign is null when no campaign runs', async () => {
  const { get } = serverWith(4, over, disabled);
  expect(await get('/api/campaign/primary')).toMatchObject({ status: 200, body: null });
  expect((await get('/api/campaigns')).body).toEqual([]);
});

test('if only a hidden house has a campaign, the list of campaigns leaves the campaign out, but the page of this house and visits with this house have it', async () => {
  const houseWith = (id: number, houseType: HouseType, campaign: ReturnType<typeof aCampaign>) =>
    aHouse(id, `Hus ${id}`, {
      houseType,
      webConfiguration: aWebConfiguration(id * 10, `Hus ${id}`, { campaigns: [campaign] }),
    });
  const houses = [houseWith(1, 'oneStorey', september), houseWith(2, 'unlisted', november)];
  const { get, post } = aServerOf(aPublishedRange({ houses, primaryCampaignId: november.id }));
  expect((await get('/api/campaign/primary')).body).toMatchObject({ Id: 2 });
  expect((await get('/api/campaigns')).body).toMatchObject([{ Id: 2 }]);
  expect((await get('/api/houses/2/description')).body).toMatchObject({ Campaigns: [{ Id: 3 }] });
  const begun = await post('/api/guidemodel/new', { HouseId: 2, MunicipalityId: '2480' });
  expect(begun.body).toMatchObject({ Campaigns: [{ Id: 3 }] });
});
