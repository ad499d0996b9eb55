import type { PictureBox, PictureFrame } from '@gavel/core';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { one } from '../../testing/look.ts';
import { placePicture } from '../stage/picture/place-picture.ts';
import { PlacedFirstPicture, pictureInPage } from '../stage/placed-first-picture.tsx';
import './configurator.css';
import '../styles/app.css';

const frames: readonly PictureFrame[] = [
  { width: 2900, height: 2100, subject: { x: 830, y: 350, width: 1240, height: 820 } },
  // The second subject is near the left edge of its picture, the third is far from it.
  { width: 2000, height: 1430, subject: { x: 60, y: 465, width: 700, height: 900 } },
  { width: 3000, height: 900, subject: { x: 2300, y: 20, width: 650, height: 300 } },
];
const sizes = [
  [390, 844],
  [412, 823],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** Returns the box of an element of the stage, as `use-stage-boxes.ts` measures it. */
function boxOf(selector: string): PictureBox {
  const { x, y, width, height } = one(selector).getBoundingClientRect();
  return { x, y, width, height };
}

test.each(sizes)(
  'the first picture, which is part of the page from the server, covers the same rectangle as the picture that the stage shows later, in a window of %d × %d pixels',
  async (width, height) => {
    await page.viewport(width, height);
    for (const frame of frames) {
      const { unmount } = await render(
        <main className="configurator has-overview">
          <div className="stage">
            <div className="stage-open" />
            <div className="stage-free" />
            <PlacedFirstPicture address="/media/houses/1.jpg?municipality=1280&answers=" frame={frame} />
          </div>
        </main>,
      );
      const placed = placePicture(frame, boxOf('.stage-open'), boxOf('.stage-free'));
      const shown = boxOf('.first-picture img');
      for (const side of ['x', 'y', 'width', 'height'] as const) expect(shown[side], side).toBeCloseTo(placed[side], 0);
      await unmount();
    }
  },
);

test('pictureInPage returns which picture the page shows, and whether it has loaded', async () => {
  expect(pictureInPage()).toBeNull();
  const [frame] = frames;
  if (!frame) throw new Error('no frame');
  const address = '/media/houses/1.jpg?municipality=1280&answers=2.3';
  const onLoad = vi.fn();
  await render(<PlacedFirstPicture address={address} frame={frame} onLoad={onLoad} />);
  expect(pictureInPage()).toEqual({ address, hasCome: false });
  const image = document.querySelector('.first-picture img');
  if (!(image instanceof HTMLImageElement)) throw new Error('no picture');
  image.srcset = '';
  image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  await expect.poll(() => onLoad.mock.calls.length).toBe(1);
  expect(pictureInPage()).toEqual({ address, hasCome: true });
});
