import { token } from '@gavel/contract';
import { asHouseId, asQuestionId, asSectionId, type PictureStep } from '@gavel/core';
import { createTexts, generalTexts } from '@gavel/texts';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type Composition, deliverComposed, type WantedComposition } from '../../../adapters/media/deliver-composed.ts';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { clientAddress } from '../../../http/client-address.ts';
import type { Identify } from '../../../http/identity.ts';
import type { Limits } from '../../../http/rate-limits.ts';
import { spend } from '../../../http/spending.ts';
import { type Opening, openVisit } from '../configurations/open-configuration.ts';
import { accessTo } from '../saved-houses/house-access.ts';
import { findHouse } from '../saved-houses/saved-houses.repository.ts';
import { answerPlaceholder } from './answer-placeholder.ts';
import { askerOf } from './asker-of.ts';
import { readPictureQuery } from './picture-query.ts';
import type { Pictures } from './pictures.ts';
import { readChosen, readParameters } from './read-chosen.ts';
import { refuseWhenFull } from './refuse-when-full.ts';
import { shareCard } from './share-card.ts';
import { type ShownVisit, stackOfVisit } from './stack-of-visit.ts';
import { visitOfAnswers } from './visit-of-request.ts';
import { placeIn, whereSeen } from './where-seen.ts';

/** How long a picture may be cached, in seconds. It is short, because publishing the house again changes the picture at this address. */
const KEPT = 300;
interface PicturesDependencies extends Opening {
  readonly pictures: Pictures;
  readonly limits: Pick<Limits, 'lookUpPicture' | 'pictures'>;
  readonly identify: Identify;
  /** Returns a picture that was stored with a final order; null: there is no such picture. */
  readonly frozenPicture: (db: Database, token: string, wanted: FrozenName) => Promise<FrozenPicture | null>;
}

/** Identifies a picture of a final order, either by its name, or as the picture of the house: `large` for a page, `small` for a list. */
export type FrozenName = { readonly name: string } | { readonly house: 'large' | 'small' };

export interface FrozenPicture {
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Serves pictures of configured houses, which the server composes. */
export function picturesRoutes(dependencies: PicturesDependencies): Hono {
  const { db, pictures, currentRange, limits, identify, frozenPicture } = dependencies;

  return new Hono()
    .get('/media/configurations/:file', sendConfiguration)
    .get('/media/orders/:token{[0-9A-Za-z]{8}}/:name{[a-z0-9-]{1,40}}', async (c) => {
      await limits.lookUpPicture(clientAddress(c));
      const house = await findHouse(db, c.req.param('token'));
      const access = house && (await accessTo(db, house, await identify(c.req.raw.headers)));
      const frozen = access ? await frozenPicture(db, house.token, { name: c.req.param('name') }) : null;
      return frozen ? answerFrozen(c, frozen) : answerPlaceholder(c);
    })
    .get('/media/houses/:id{\\d{1,6}\\.jpg}', async (c) => {
      await spend(c, 'call');
      const { municipalityId, answers, rest } = readChosen(new URL(c.req.url).searchParams);
      const { step, search } = readStep(rest);
      const { format, ...wanted } = readPictureQuery(search);
      const shown = await visitOfAnswers(
        dependencies,
        asHouseId(Number.parseInt(c.req.param('id'), 10)),
        municipalityId,
        answers,
      );
      const made = await compose(c, shown, step, { ...wanted, enlarges: false, isKept: true, format: format ?? 'jpeg' });
      return made ? answerPicture(c, made, format ?? 'jpeg') : answerPlaceholder(c);
    })
    .get('/media/houses/:id{\\d{1,6}}/seen', async (c) => {
      await spend(c, 'comparison');
      const { municipalityId, answers, rest } = readChosen(new URL(c.req.url).searchParams);
      const { step } = readStep(rest);
      const house = asHouseId(Number.parseInt(c.req.param('id'), 10));
      const shown = await visitOfAnswers(dependencies, house, municipalityId, answers);
      const place = placeIn(shown, step.sectionId ?? 0, step.questionId ?? 0);
      const seen = await whereSeen({ pictures, range: await currentRange() }, shown, place);
      return c.json(Object.fromEntries(seen), 200, { 'Cache-Control': `public, max-age=${KEPT}` });
    })
    .get('/media/share/:file', async (c) => {
      const shown = await stored(c);
      if (!shown) return answerPlaceholder(c);
      const { brand, texts } = await currentRange();
      const { houseTitle, price } = shown.configuration;
      const priceLabel = createTexts(texts).of(generalTexts)('inclVat');
      const made = await compose(c, shown, WHOLE_HOUSE, shareCard({ brand, houseTitle, price, priceLabel }));
      return made ? answerPicture(c, made, 'jpeg', shown.isOrder) : answerPlaceholder(c);
    });

  async function sendConfiguration(c: Context): Promise<Response> {
    const { step, search } = readStep(new URL(c.req.url).searchParams);
    const { format, ...wanted } = readPictureQuery(search);
    const shown = await stored(c);
    const isWhole = step.sectionId === null && step.questionId === null && step.camera === undefined;
    const frozen = shown?.isOrder && isWhole ? await frozenPicture(db, shown.configuration.id ?? '', houseFor(wanted.fit)) : null;
    if (frozen) return answerFrozen(c, frozen);
    const made =
      shown &&
      (await compose(c, shown, step, {
        ...wanted,
        enlarges: false,
        isKept: true,
        format: format ?? 'jpeg',
      }));
    return made ? answerPicture(c, made, format ?? 'jpeg', shown?.isOrder) : answerPlaceholder(c);
  }

  async function compose(
    c: Context,
    shown: ShownVisit,
    step: PictureStep,
    wanted: WantedComposition,
  ): Promise<Composition | null> {
    const stack = await stackOfVisit({ pictures, range: await currentRange() }, shown, step);
    return refuseWhenFull(deliverComposed(pictures.renditions, stack, wanted, askerOf(c, limits)));
  }

  /**
   * Returns the house that is stored under the token in the address. Null: there is no such house, and the response is the placeholder
   * picture.
   */
  async function stored(c: Context): Promise<(ShownVisit & { readonly isOrder: boolean }) | null> {
    await limits.lookUpPicture(clientAddress(c));
    const [, id = ''] = /^([0-9A-Za-z]+)\.jpg$/.exec(c.req.param('file') ?? '') ?? [];
    if (!token.safeParse(id).success) return null;
    try {
      return await openVisit(dependencies, id, () => identify(c.req.raw.headers));
    } catch (error) {
      if (error instanceof AppError && error.code === 'unknown-configuration') return null;
      throw error;
    }
  }
}

/** The greatest requested width, in pixels, for which the small picture is sharp enough. */
const SMALL_WIDTH = 700;

function houseFor(fit: WantedComposition['fit']): FrozenName {
  return { house: 'width' in fit && fit.width !== null && fit.width <= SMALL_WIDTH ? 'small' : 'large' };
}

/** Responds with a picture that was stored with a final order. It never changes, but only browsers of users with access may cache it. */
function answerFrozen(c: Context, { mediaType, bytes }: FrozenPicture): Response {
  return c.body(bytes, 200, { 'Content-Type': mediaType, 'Cache-Control': 'private, max-age=86400, immutable', Vary: 'Cookie' });
}

const WHOLE_HOUSE: PictureStep = { sectionId: null, questionId: null };

/** Responds with a composed picture. If it shows a final order (`isOrder`), no cache may store it, not even that of the browser. */
function answerPicture(c: Context, { bytes, name }: Composition, format: string, isOrder = false): Response {
  return c.body(bytes, 200, {
    'Content-Type': `image/${format}`,
    'Cache-Control': isOrder ? 'private, no-store' : `public, max-age=${KEPT}`,
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
  // The revision of the house. It changes the address with each save, so that browsers load the new picture.
  v: z.string().max(20).optional(),
});

/**
 * Reads from the address which step a picture shows (`section`, `question`, `camera`). Returns the step and the other parameters. Throws
 * `malformed-query`.
 */
function readStep(search: URLSearchParams): { readonly step: PictureStep; readonly search: URLSearchParams } {
  const { values, rest } = readParameters(search, stepParameters);
  const { section = null, question = null, camera } = values;
  return { step: { sectionId: section, questionId: question, camera }, search: rest };
}
