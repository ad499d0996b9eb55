import type { APIRequestContext, Page } from '@playwright/test';
import { ConfiguratorPage } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

/**
 * Houses that have rendered pictures on the test server (`plain-range.ts`). The test reads from the page which layers (pictures
 * that cover one another) it shows, and then fetches these layers itself at full width.
 */
const HOUSES = ['Lingonmo 124', 'Skogsgård 152'];
/** Answers to questions that the front view shows. Each looks different from the answer with which the house begins. */
const CHOSEN = ['Linoljevit', 'Liggande spontad panel', 'Bandtäckt plåt, svart', 'Spröjs', 'Farstukvist', 'Mörkgrå'];
/** The layers that show the chosen answers, by the names of their files. */
const SHOWN = ['facade-linoljevit-liggande', 'roof-plat', 'windows-sprojs', 'porch-farstukvist', 'trim-morkgra'];
/**
 * The width in which the pictures were rendered, in pixels. At any other width, the server would resize each layer separately, but the
 * composed picture only once. The results would then differ more, although nobody could see a difference.
 */
const WIDTH = 2000;
/**
 * The greatest allowed difference between the two pictures: the mean over all colour values (0 to 255). Decoding and rounding cause
 * smaller differences, and the eye cannot see this difference.
 */
const LIKE = 1;

for (const house of HOUSES) {
  test(`${house}: from equal answers, the browser and the server compose equal pictures`, async ({ page, request }) => {
    const { token, section } = await shareChosen(request, house);
    await page.goto(`/start/${token}`);
    const facade = await new ConfiguratorPage(page).openSection(/Fasad/);
    await facade.getByRole('link').first().click();
    const layers = page.locator('.stage-picture').last().locator('.stage-layers img');
    await expect(layers.first()).toBeVisible();
    const isShown = (key: string) =>
      expect.poll(() => layers.evaluateAll((all) => all.map((one) => one.getAttribute('src')).join()), key);
    for (const key of SHOWN) await isShown(key).toContain(key);
    const sources = await layers.evaluateAll((images) =>
      images.map((image) => ({
        path: new URL(image.getAttribute('src') ?? '', location.href).pathname,
        clip: getComputedStyle(image).clipPath,
      })),
    );
    expect(sources.filter(({ clip }) => clip.startsWith('inset(')).length).toBe(sources.length - 1);
    const ours = sources.map(({ path, clip }) => ({ address: `${path}?width=${WIDTH}&format=webp&quality=100`, clip }));
    const theirs = `/media/configurations/${token}.jpg?section=${section}&width=${WIDTH}&quality=100`;
    expect(await compare(page, ours, theirs, WIDTH)).toBeLessThanOrEqual(LIKE);
    // Prove that the comparison notices a missing layer: leave out the topmost layer.
    expect(await compare(page, ours.slice(0, -1), theirs, WIDTH)).toBeGreaterThan(LIKE);
  });
}

interface Section {
  readonly Id: number;
  readonly Title: string;
  readonly Questions: readonly {
    readonly Id: number;
    readonly Answers: readonly { readonly Id: number; readonly Title: string }[];
  }[];
}

/** Stores the house with the chosen answers. Returns the token of the house and the id of the section about the façade. */
async function shareChosen(request: APIRequestContext, title: string): Promise<{ token: string; section: number }> {
  const houses: { Id: number; Title: string }[] = await (await request.get('/api/houses')).json();
  const house = houses.find(({ Title }) => Title === title);
  const data = { HouseId: house?.Id, MunicipalityId: '1280' };
  const { WebConfigurationId, AnswerModel, QuestionModel } = await (await request.post('/api/guidemodel/new', { data })).json();
  const sections: Section[] = QuestionModel.Sections;
  const chosen = sections
    .flatMap(({ Questions }) => Questions)
    .flatMap(({ Id, Answers }) => Answers.filter((answer) => CHOSEN.includes(answer.Title)).map((answer) => [Id, answer.Id]));
  const answers = { ...AnswerModel.Answers, ...Object.fromEntries(chosen) };
  const stored = await request.post('/api/guidemodel/share', {
    data: { ...data, WebConfigurationId, Name: title, Answers: answers },
  });
  const facade = sections.find(({ Title }) => Title === 'Fasad');
  return { token: (await stored.json()).Id, section: facade?.Id ?? 0 };
}

interface Layer {
  readonly address: string;
  /** The value of CSS `clip-path`: `inset()` in percent, clockwise from the top; or `none`. */
  readonly clip: string;
}

/** Returns the mean absolute difference between the browser’s stacked layers and the server’s picture, per colour value (0 to 255). */
function compare(page: Page, layers: Layer[], picture: string, width: number): Promise<number> {
  return page.evaluate(
    async ([layers, picture, width]) => {
      const pixels = async (stack: readonly Layer[]) => {
        const images = await Promise.all(
          stack.map(async ({ address }) =>
            createImageBitmap(await (await fetch(address)).blob(), { premultiplyAlpha: 'premultiply' }),
          ),
        );
        const height = images[0]?.height ?? 0;
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d');
        for (const [at, image] of images.entries()) {
          const shares = [...(stack[at]?.clip ?? '').matchAll(/[\d.]+/g)].map(([share]) => Number(share) / 100);
          // CSS shortens `inset()`: a missing right value equals the top one, a missing bottom or left value that of the opposite side.
          const [top = 0, right = top, bottom = top, left = right] = shares;
          context?.save();
          context?.beginPath();
          context?.rect(left * width, top * height, (1 - left - right) * width, (1 - top - bottom) * height);
          context?.clip();
          context?.drawImage(image, 0, 0, width, height);
          context?.restore();
        }
        return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      };
      const [one, other] = [await pixels(layers), await pixels([{ address: picture, clip: 'none' }])];
      if (one.length !== other.length) return 255;
      // Skip every fourth byte: it is the opacity, which is equal everywhere.
      return (
        other.reduce((sum, value, at) => sum + (at % 4 === 3 ? 0 : Math.abs((one[at] ?? 0) - value)), 0) /
        ((other.length * 3) / 4)
      );
    },
    [layers, picture, width] as const,
  );
}
