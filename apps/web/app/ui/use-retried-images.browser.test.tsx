import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { useRetriedImages } from './use-retried-images.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

test('a decorative picture that fails to load is hidden until it has loaded', async () => {
  const broken = new URL('/no-such-picture.png', location.href).href;
  await render(<Pictures sources={[broken]} />);
  const [image] = [...document.images].filter(({ src }) => src === broken);
  const isSeen = () => image?.checkVisibility({ visibilityProperty: true });
  await expect.poll(isSeen).toBe(false);
  image?.setAttribute('src', PIXEL);
  await expect.poll(isSeen).toBe(true);
});

test('when the network is back, only the pictures that failed are loaded again', async () => {
  const broken = new URL('/no-such-picture.png', location.href).href;
  await render(<Pictures sources={[broken, PIXEL]} />);
  const images = [...document.images].filter(({ src }) => [broken, PIXEL].includes(src));
  const [missing, whole] = images;
  // The page hides a picture when its `error` event fires. So the first `error` event of the missing picture has already fired.
  await expect.poll(() => [missing?.checkVisibility({ visibilityProperty: true }), whole?.complete]).toEqual([false, true]);
  const asked: string[] = [];
  for (const image of images) {
    image.addEventListener('error', () => asked.push('broken'));
    image.addEventListener('load', () => asked.push('whole'));
  }
  dispatchEvent(new Event('online'));
  await expect.poll(() => asked).toEqual(['broken']);
});

function Pictures({ sources }: { sources: readonly string[] }) {
  useRetriedImages();
  return sources.map((source) => <img key={source} src={source} alt="" />);
}
