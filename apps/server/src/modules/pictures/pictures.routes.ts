import { token } from '@gavel/contract';
import { asQuestionId, asSectionId, type PictureStep } from '@gavel/core';
import { createTexts, generalTexts } from '@gavel/texts';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type Composition, deliverComposed, type WantedComposition } from '../../adapters/media/deliver-composed.ts';
import { AppError } from '../../http/app-error.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { Limits } from '../../http/rate-limits.ts';
import { type Opening, openVisit } from '../configurations/open-configuration.ts';
import { answerPlaceholder } from './answer-placeholder.ts';
import { readPictureQuery } from './picture-query.ts';
import type { Pictures } from './pictures.ts';
import { refuseWhenFull } from './refuse-when-full.ts';
import { shareCard } from './share-card.ts';
import { type ShownVisit, stackOfVisit } from './stack-of-visit.ts';

/** Seconds; the house may be published anew. */
const KEPT = 300;
interface PicturesDependencies extends Opening {
  readonly pictures: Pictures;
  readonly limits: Pick<Limits, 'lookUp' | 'pictures'>;
}

/** Pictures of what somebody has chosen, put together here. */
export function picturesRoutes(dependencies: PicturesDependencies): Hono {
  const { pictures, currentRange, limits } = dependencies;

  const compose = async (c: Context, shown: ShownVisit, step: PictureStep, wanted: WantedComposition) => {
    const stack = await stackOfVisit({ pictures, range: await currentRange() }, shown, step);
    return refuseWhenFull(deliverComposed(pictures.renditions, stack, wanted, () => limits.pictures(clientAddress(c))));
  };
  /** Null: nothing is stored under the token, which looks like any missing picture. */
  const stored = async (c: Context): Promise<ShownVisit | null> => {
    await limits.lookUp(clientAddress(c));
    const [, id = ''] = /^([0-9A-Za-z]+)\.jpg$/.exec(c.req.param('file') ?? '') ?? [];
    if (!token.safeParse(id).success) return null;
    try {
      return await openVisit(dependencies, id);
    } catch (error) {
      if (error instanceof AppError && error.code === 'unknown-configuration') return null;
      throw error;
    }
  };

  return new Hono()
    .get('/media/configurations/:file', async (c) => {
      const { step, search } = readStep(new URL(c.req.url).searchParams);
      const { format, ...wanted } = readPictureQuery(search);
      const shown = await stored(c);
      const made =
        shown &&
        (await compose(c, shown, step, {
          ...wanted,
          enlarges: false,
          isKept: true,
          format: format ?? 'jpeg',
        }));
      return made ? answerPicture(c, made, format ?? 'jpeg') : answerPlaceholder(c);
    })
    .get('/media/share/:file', async (c) => {
      const shown = await stored(c);
      if (!shown) return answerPlaceholder(c);
      const { brand, texts } = await currentRange();
      const { houseTitle, price } = shown.configuration;
      const priceLabel = createTexts(texts).of(generalTexts)('inclVat');
      const made = await compose(c, shown, WHOLE_HOUSE, shareCard({ brand, houseTitle, price, priceLabel }));
      return made ? answerPicture(c, made, 'jpeg') : answerPlaceholder(c);
    });
}

const WHOLE_HOUSE: PictureStep = { sectionId: null, questionId: null };

function answerPicture(c: Context, { bytes, name }: Composition, format: string): Response {
  return c.body(new Uint8Array(bytes), 200, {
    'Content-Type': `image/${format}`,
    'Cache-Control': `public, max-age=${KEPT}`,
    ETag: `"${name.slice(0, 32)}"`,
  });
}

const stepParameters = z.object({
  section: z
    .string()
    .regex(/^\d{1,9}$/, 'expected a section’s id')
    .transform((text) => asSectionId(Number(text)))
    .optional(),
  question: z
    .string()
    .regex(/^\d{1,9}$/, 'expected a question’s id')
    .transform((text) => asQuestionId(Number(text)))
    .optional(),
  camera: z.string().max(80).optional(),
});

/** Where the picture is looked at (`section`, `question`, `camera`), and the parameters that are every picture's. Throws `malformed-query`. */
function readStep(search: URLSearchParams): { readonly step: PictureStep; readonly search: URLSearchParams } {
  const names = Object.keys(stepParameters.shape);
  const result = stepParameters.safeParse(
    Object.fromEntries(names.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : []))),
  );
  if (!result.success) {
    const [issue] = result.error.issues;
    const field = String(issue?.path[0]);
    throw new AppError('malformed-query', `${field}: ${issue?.message}`, { field });
  }
  const { section = null, question = null, camera } = result.data;
  const rest = new URLSearchParams([...search].filter(([name]) => !names.includes(name)));
  return { step: { sectionId: section, questionId: question, camera }, search: rest };
}
