import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const HOUSES = ['Björkliden 142', 'Skogsgård 152'];
/** Choices far from how the houses are delivered, of questions that show from the front. */
const CHOSEN = ['Linoljevit', 'Liggande spontad panel', 'Bandtäckt plåt, svart', 'Spröjs', 'Farstukvist', 'Mörkgrå'];
/** Pixels; on the ladder of widths that the server makes. */
const WIDTH = 960;
/** Of 255: decoding and rounding, nothing that can be seen. */
const LIKE = 1.5;

for (const house of HOUSES) {
  test(`${house}: browser and server compose the same picture of the same choices`, async ({ page, request }) => {
    const { token, section } = await shareChosen(request, house);
    await page.goto(`/start/${token}`);
    await page.getByRole('navigation', { name: 'Översikt' }).getByRole('link', { name: 'Fasad' }).click();
    const layers = page.locator('.stage-picture[aria-hidden="false"] .stage-layers img');
    await expect(layers.first()).toBeVisible();
    await expect.poll(() => layers.count()).toBeGreaterThan(3);
    const sources = await layers.evaluateAll((images) =>
      images.map((image) => new URL(image.getAttribute('src') ?? '', location.href).pathname),
    );
    const ours = sources.map((path) => `${path}?width=${WIDTH}&format=webp&quality=100`);
    const theirs = `/media/configurations/${token}.jpg?section=${section}&width=${WIDTH}&quality=100`;
    const { difference, detail } = await compare(page, ours, theirs, WIDTH);
    expect(detail).toBeGreaterThan(10);
    expect(difference).toBeLessThanOrEqual(LIKE);
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

/** Stores the house with the chosen answers; answers the token and the section of its façade. */
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

/** The mean absolute difference of the stacked layers and the picture, and how far the picture is from one even tone; of 255. */
function compare(page: Page, layers: string[], picture: string, width: number): Promise<{ difference: number; detail: number }> {
  return page.evaluate(
    async ([layers, picture, width]) => {
      const pixels = async (addresses: readonly string[]) => {
        const images = await Promise.all(
          addresses.map(async (address) =>
            createImageBitmap(await (await fetch(address)).blob(), { premultiplyAlpha: 'premultiply' }),
          ),
        );
        const height = images[0]?.height ?? 0;
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d');
        for (const image of images) context?.drawImage(image, 0, 0, width, height);
        return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      };
      const [one, other] = [await pixels(layers), await pixels([picture])];
      const mean = other.reduce((sum, value) => sum + value, 0) / other.length;
      const total = (of: (at: number) => number) => other.reduce((sum, _, at) => sum + of(at), 0) / other.length;
      return {
        difference: one.length === other.length ? total((at) => Math.abs((one[at] ?? 0) - (other[at] ?? 0))) : 255,
        detail: total((at) => Math.abs((other[at] ?? 0) - mean)),
      };
    },
    [layers, picture, width] as const,
  );
}
