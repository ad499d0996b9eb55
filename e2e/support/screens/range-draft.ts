import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

interface Desk {
  readonly Areas: readonly { readonly Key: string }[];
  readonly Prices: readonly {
    readonly Sheet: string;
    readonly Key: string;
    readonly Entry: number;
    readonly CarriedBy: readonly string[];
    readonly Draft: readonly (number | null)[];
  }[];
  readonly Changes: readonly { readonly Id: number }[];
}

/** Changes a price and a sample in the draft, the unpublished version of the range. */
export async function changeRange(page: Page): Promise<void> {
  const { Areas, Prices }: Desk = await (await page.request.get('/api/admin/range')).json();
  const price = Prices.find(({ CarriedBy, Draft }) => CarriedBy.length === 0 && Draft[0]);
  const { Sheet, Key, Entry, Draft = [] } = price ?? {};
  const typed = { Sheet, Key, Entry, AreaKey: Areas[0]?.Key, Read: Draft[0], Price: (Draft[0] ?? 0) + 1000 };
  await expect(await page.request.post('/api/admin/range/prices', { data: { Prices: [typed] } })).toBeOK();
  const { Rows } = await (await page.request.get('/api/admin/range/pictures?house=&chapter=fasad')).json();
  const samples: readonly { readonly Sample: { readonly Path: string } | null }[] = Rows;
  const sample = samples.find(({ Sample }) => Sample)?.Sample;
  const data = { Path: sample?.Path, Read: null, File: await aSample(page) };
  await expect(await page.request.post('/api/admin/range/pictures', { data })).toBeOK();
}

/** Removes every change from the draft. */
export async function takeRangeBack(page: Page): Promise<void> {
  const { Changes }: Desk = await (await page.request.get('/api/admin/range')).json();
  for (const { Id } of Changes) await page.request.post(`/api/admin/range/changes/${Id}/removal`);
}

/** Makes the page show a draft of the range that a second person must approve. The server of these tests never requires approval. */
export async function needReview(page: Page): Promise<void> {
  await page.route('**/api/admin/range/effects', async (route) => {
    const response = await route.fetch();
    const reason = { Kind: 'price', Title: 'Björkliden 142', Percent: 4.2 };
    await route.fulfill({ response, json: { ...(await response.json()), Review: [reason] } });
  });
}

/** Returns a picture in the size of a sample, in base64. */
function aSample(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 480 });
    const paint = canvas.getContext('2d');
    if (paint) {
      paint.fillStyle = 'olive';
      paint.fillRect(0, 0, canvas.width, canvas.height);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
}
