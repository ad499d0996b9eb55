import type { Picture } from '@gavel/core';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { fail, intercept } from '../../../testing/intercept.ts';
import { reachability } from '../../network/reachability.ts';
import type { PictureSources } from './compose-picture.ts';
import { useStagePictures, type WantedPicture } from './use-stage-pictures.ts';

const subject = { x: 400, y: 300, width: 1200, height: 800 };
const camera = { id: 'kitchen-1', title: 'Mot fönstret', width: 2000, height: 1430, subject };

function kitchen(...layers: readonly string[]): WantedPicture {
  const folder = '/media/1/interior/kitchen/kitchen-1';
  const picture: Picture = { kind: 'layers', camera, layers: ['base', ...layers].map((name) => `${folder}/${name}.webp`) };
  return { picture, instead: () => picture, shownWidth: 390, describe: (_, keys) => [...keys.values()].join() };
}

function Stage({ wanted, sources }: { wanted: WantedPicture; sources: PictureSources }) {
  const { outcome } = useStagePictures(wanted, sources);
  return <output>{`${outcome?.arrival}: ${outcome?.alternative}`}</output>;
}

/** Returns sources that have every picture except those that match `missing`. */
function without(missing: { pattern: RegExp | null }): PictureSources {
  const has = (address: string) => !missing.pattern?.test(address);
  return {
    manifests: { read: async () => null },
    images: {
      decode: async (addresses) => addresses.filter(has).map((address) => ({ address, width: 1280, height: 915 })),
    },
  };
}

test('a room’s picture counts as partial while the layer of a choice is missing and the server does not respond; when the server responds again, the stage shows the layer', async () => {
  const missing = { pattern: /oak/ };
  const sources = without(missing);
  const silent = intercept(/^\/healthz/, fail);
  const { container } = await render(<Stage wanted={kitchenOf.oak} sources={sources} />);
  await expect.poll(() => container.textContent).toBe('partial: white');
  silent();
  intercept(/^\/healthz/, () => new Response('ok'));
  missing.pattern = /nothing/;
  dispatchEvent(new Event('online'));
  await expect.poll(() => container.textContent).toBe('shown: white,oak');
});

test('if a layer is missing while the server responds, the range has no such layer; even if the server stops responding later, a picture without this layer does not count as partial', async () => {
  const sources = without({ pattern: /marble|oak/ });
  const responding = intercept(/^\/healthz/, () => new Response('ok'));
  const { container, rerender } = await render(<Stage wanted={kitchenOf.marble} sources={sources} />);
  await expect.poll(() => container.textContent).toBe('shown: white');
  await expect.poll(() => reachability.verdict()).toBe(true);
  responding();
  const silent = intercept(/^\/healthz/, fail);
  await rerender(<Stage wanted={kitchenOf.oak} sources={sources} />);
  await expect.poll(() => container.textContent).toBe('partial: white');
  await rerender(<Stage wanted={kitchenOf.black} sources={sources} />);
  await expect.poll(() => container.textContent).toBe('shown: white,black');
  silent();
  intercept(/^\/healthz/, () => new Response('ok'));
  dispatchEvent(new Event('online'));
  await expect.poll(() => reachability.isReachable()).toBe(true);
});

/** These are constants, because in a visit the picture stays the same object while nothing changes. */
const kitchenOf = {
  oak: kitchen('wall/white', 'fronts/oak'),
  marble: kitchen('wall/white', 'worktop/marble'),
  black: kitchen('wall/white', 'worktop/marble', 'fronts/black'),
};
