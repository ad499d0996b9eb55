import type { AreaKind, HouseType } from '@gavel/core';
import { samplePatterns } from '@gavel/core';
import { z } from 'zod';
import { key } from './key.ts';
import { planSource } from './plan-format.ts';

/**
 * The files of a range folder, as a product manager writes them. Keys are short names in lower case with hyphens; ids come from
 * `ids.lock.yaml`. Money is kr including VAT. Rules are the rule language with keys: `answer("stor-altan")`.
 * JSON Schemas for editors are generated from these (`npm run range -- schemas`).
 */

/** The most that anything may cost, kr. */
export const MOST_KR = 100_000_000;

const html = z.string().describe('HTML: p, strong, em, ul, ol, li, a, br, h3; the rest is removed at publishing');
const rule = z.string().max(5000).describe('Rule, for example: answer("stor-altan") && municipality != "Habo"');
const date = z.string().describe('yyyy-MM-dd, or a time; without offset it is Stockholm time');
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour is # and six lower-case hex digits');

/** Which houses something is offered in: house keys, house types ("1,5-plan") or tags of houses. Absent: every house. */
const houses = z.array(z.string()).min(1).optional();

/** What a product manager calls them. */
export const houseTypes = {
  '1-plan': 'oneStorey',
  '1,5-plan': 'oneAndAHalfStoreys',
  '2-plan': 'twoStoreys',
  'Förhöjt väggliv': 'raisedEaves',
  Sidobyggnad: 'sideBuilding',
  Dold: 'unlisted',
} as const satisfies Record<string, HouseType>;

/** What the standard calls the area of a building, and what it is. */
export const areaKinds = {
  boarea: 'living',
  biarea: 'secondary',
  öppenarea: 'open',
} as const satisfies Record<string, AreaKind>;

// Far above any house and far below what is exact in öre; `checkPrices` sees to what becomes of them times a quantity.
const amount = z.number().min(-MOST_KR).max(MOST_KR);
const positiveAmount = amount.min(0);
const figure = z.number().nonnegative().max(100_000);
const squareMetres = z.number().positive().max(100_000).describe('m²');
const metres = z.number().positive().max(200);
const weekNumber = z.number().int().min(-520).max(520);

// An entry has a `price` of its own; without this it would pass for prices of areas called price, per …
const areaKey = key.refine((name) => name !== 'price', 'an area cannot be called price');

const perArea = z.union([amount, z.record(areaKey, amount)]).describe('kr: one figure for all areas, or one per price area');

const quantity = z.union([figure, key]).describe('A figure, or the name of one of the house’s quantities');

const priceEntry = z.strictObject({
  price: perArea,
  per: quantity.optional().describe('Price per unit, times this quantity'),
  units: z
    .array(z.strictObject({ when: rule.optional(), quantity }))
    .min(1)
    .optional()
    .describe('Price per unit, times the first quantity whose rule holds; none holds: 0'),
  when: rule.optional().describe('Counts only when this holds'),
});

const price = z.union([perArea, priceEntry, z.array(priceEntry).min(1)]);

const sample = z.strictObject({
  pattern: z.enum(samplePatterns),
  colour,
  accent: colour.optional().describe('Joints, frames, handles'),
});

const imageKey = z.string().regex(/^(?!constructor:)[a-z0-9-]+:[a-z0-9-]+$/, 'a picture key is category:key');

// It stands in a line under the picture.

const why = z.string().min(1).max(60);
const unseen = z.union([why, z.array(z.strictObject({ why, houses })).min(1)]);

const answer = z.strictObject({
  key,
  title: z.string().min(1),
  altText: z.string().optional().describe('Short second line in the palette'),
  detailText: html.optional().describe('Shown in Mer info'),
  default: z.boolean().optional(),
  rule: rule.optional(),
  whenNotSelectable: z.enum(['hide', 'show']).optional().describe('show: listed as not selectable; hide (usual): left out'),
  disabledText: z.string().optional().describe('The builder’s own words instead of Ej valbart'),
  price: price.optional().describe('Absent and no base: included, 0 kr'),
  base: z
    .array(key)
    .min(1)
    .optional()
    .describe('Base answers (base-questions.yaml) that carry the price; not together with price'),
  picture: z.array(imageKey).optional().describe('What it shows in the picture, for example facade-colour:falurod'),
  unseen: unseen.optional().describe('Why no picture shows it, or shows it as another answer; it stands under the picture'),
  overridePicture: imageKey.optional().describe('Wins over every other answer’s key of its category'),
  sample,
  houses,
});

export const questionFile = z.array(
  z.strictObject({
    key,
    title: z.string().min(1),
    rule: rule.optional(),
    tip: html.optional(),
    showIfOneAnswer: z.boolean().optional(),
    showImageOnSummary: z.boolean().optional(),
    hidePrice: z.boolean().optional(),
    quick: z
      .boolean()
      .optional()
      .describe('One of the dozen choices that shape the house: asked on the quick road, where the rest stays at standard'),
    accessories: z.boolean().optional().describe('Its price counts towards campaigns’ accessory levels'),
    moreInformation: z
      .enum(['closed', 'open', 'alwaysOpen', 'alwaysClosed'])
      .optional()
      .describe('How Mer info stands when the question is entered; visitors cannot change one that is always so'),
    rendering: z
      .enum(['static', 'layers', 'manifest'])
      .optional()
      .describe('One picture (usual), or pictures on each other: layers of rooms, manifest of exteriors'),
    camera: z
      .union([key, z.array(z.strictObject({ camera: key, houses })).min(1)])
      .optional()
      .describe('The camera that it opens with; a list: the first that is for the house'),
    unseen: unseen.optional().describe('The same of all of its answers that do not say otherwise'),
    houses,
    answers: z.array(answer).min(1),
  }),
);

export const sectionFile = z.array(
  z.strictObject({
    key,
    title: z.string().min(1),
    text: html.optional(),
    bullets: html.optional().describe('A list (ul) shown on the section’s first step'),
    tip: html.optional(),
    scene: key.optional().describe('Which scene the picture shows: exterior, kitchen, bathroom, living-room, hall'),
    cameras: z.array(key).optional().describe('Keys of cameras.yaml'),
    sceneFrom: key
      .optional()
      .describe('Question whose answer picks the scene: the key of its first picture key is the scene’s folder'),
    background: key
      .optional()
      .describe('Its background is pictures/sections/{background}.webp, so that sections may share one; absent: its own key'),
    newImageManifest: z
      .boolean()
      .optional()
      .describe('Its questions of layers show what a manifest names, as those of the exterior do'),
    houses,
    questions: z.array(key).min(1),
  }),
);

export const cameraFile = z.array(
  z.strictObject({
    key,
    title: z.string().min(1).describe('What visitors read on the button that looks from here'),
    houses,
  }),
);

export const baseQuestionFile = z.array(
  z.strictObject({
    key,
    title: z.string().min(1),
    answers: z.array(z.strictObject({ key, title: z.string().min(1), price: price.optional() })).min(1),
  }),
);

/** The building as a drawing shows it; metres. The studio's own description of the same house replaces it when pictures are rendered. */
const drawing = z.strictObject({
  width: metres.min(1),
  depth: metres.min(1),
  wallHeight: metres.min(1).max(30).describe('Ground to eaves'),
  roofPitch: z.number().min(3).max(60).describe('Degrees'),
  roof: z.enum(['sadeltak', 'valmat', 'mansard', 'pulpet']),
  windowsBelow: z.number().int().min(0).max(50).describe('On the ground floor, door not counted'),
  windowsAbove: z.number().int().min(0).max(50),
  doorAt: z.number().min(0).max(1).describe('Where along the façade, from the left'),
  dormer: z.enum(['ingen', 'frontespis', 'takkupa', 'takkupor']).optional(),
  porch: z.enum(['ingen', 'farstukvist', 'skarmtak', 'veranda']).optional(),
  chimney: z.boolean().optional(),
  garageDoors: z.number().int().min(0).max(20).optional(),
  open: z.boolean().optional().describe('Posts instead of walls: carport'),
});

export const houseFile = z.strictObject({
  key,
  title: z.string().min(1),
  type: z.enum(Object.keys(houseTypes) as [keyof typeof houseTypes, ...(keyof typeof houseTypes)[]]),
  tags: z.array(key).optional(),
  floorArea: squareMetres,
  area: z
    .enum(Object.keys(areaKinds) as [keyof typeof areaKinds, ...(keyof typeof areaKinds)[]])
    .optional()
    .describe('What floorArea is: boarea (usual), biarea (a garage, a shed), öppenarea (a carport)'),
  buildArea: squareMetres,
  rooms: z.number().int().min(0).max(1000),
  floors: z.number().int().min(1).max(20).optional().describe('Storeys; absent: 1 for 1-plan and side buildings, otherwise 2'),
  energyClass: z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']).optional().describe('By the energy declaration; absent: not said'),
  height: metres.optional().describe('Ground to ridge, m; absent: not said'),
  price: z.record(key, amount.positive()).describe('The house alone, kr per price area'),
  shortDescription: html,
  information: html,
  quantities: z.record(key, figure).describe('What unit prices multiply: fasad: 168 (m²), fonster: 22 (pieces) …'),
  colours: z.array(imageKey).describe('What the picture shows before anything is chosen, as picture keys'),
  cameras: z.array(key).min(1).optional().describe('The cameras of its exterior; absent: those of the section'),
  drawing,
  plan: planSource.optional().describe('Its rooms; absent: a sketch is drawn from its measures'),
});

export const bundleFile = z.array(
  z.strictObject({
    key,
    name: z.string().min(1),
    description: z.string(),
    detailedInfo: html,
    houses,
    answers: z.array(key).min(1).describe('Answer keys; those a house does not offer are left out for that house'),
  }),
);

const trigger = z.strictObject({
  display: z.boolean().optional().describe('Needed for the campaign to be shown'),
  discount: z.boolean().optional().describe('Needed for the discount'),
  answers: z.array(key).optional().describe('For every question named, one of its answers'),
  defaultOf: z.array(key).optional().describe('Questions whose default answer must be chosen'),
  baseAnswers: z.array(key).optional(),
  accessoryLevel: positiveAmount.optional(),
});

export const campaignFile = z.array(
  z.strictObject({
    key,
    title: z.string().min(1),
    subTitle: z.string().optional(),
    introduction: z.string().optional(),
    text: html,
    fineprint: z.string().optional(),
    from: date.optional(),
    to: date.optional(),
    weeks: z
      .strictObject({ from: weekNumber, to: weekNumber })
      .optional()
      .describe(
        'Instead of from and to, for a range that shows what a campaign looks like on any day: from the Monday of one week to the Sunday of another, counted from the week in which it is published, 0 (-3: three weeks before)',
      ),
    disabled: z.boolean().optional(),
    primary: z.boolean().optional(),
    houses,
    discount: positiveAmount.optional(),
    levels: z
      .array(z.strictObject({ accessories: positiveAmount, discount: positiveAmount }))
      .min(1)
      .optional(),
    triggers: z.array(trigger).optional(),
  }),
);

export const areaFile = z.array(z.strictObject({ key, code: z.string().min(1), name: z.string().min(1) })).min(1);

export const municipalityFile = z.strictObject({
  areas: z.record(key, z.array(z.string().regex(/^\d{4} .+/, 'a municipality is its four-digit code and its name'))),
  denied: z.array(z.string()).describe('Names of municipalities that are not delivered to'),
  counties: z
    .record(z.string().regex(/^\d{2}$/, 'a county is two digits'), z.string().min(1))
    .optional()
    .describe('The first two digits of municipalities’ codes, and what the county is called'),
});

export const plotFile = z.array(
  z.strictObject({
    key,
    address: z.string().min(1),
    municipality: z.string().min(1),
    area: z.string().min(1).describe('Neighbourhood'),
    landArea: z.number().int().positive().max(100_000_000).describe('m²'),
    price: positiveAmount,
    propertyReference: z.string().min(1).describe('Fastighetsbeteckning'),
    url: z.url({ protocol: /^https?$/ }).optional(),
    maxBuildArea: squareMetres.optional().describe('What the plan allows a house to cover, m²; absent: not known'),
    maxHeight: metres.optional().describe('How high the plan allows a house to be, m; absent: not known'),
    frontFaces: z
      .int()
      .min(0)
      .max(359)
      .optional()
      .describe(
        'Where the front of a house looks that stands there, degrees from north to the right: 180 is south; absent: not known',
      ),
  }),
);

export const salespersonFile = z.array(
  z.strictObject({
    name: z.string().min(1),
    title: z.string().min(1),
    email: z.email(),
    phone: z.string().min(1),
    mobile: z.string().optional(),
    image: key
      .optional()
      .describe('Its portrait is pictures/salespersons/{image}.webp, drawn where there is none; absent: dropped from lists'),
    municipalities: z.array(z.string()).optional().describe('Names of the municipalities this person answers for'),
  }),
);

export const productInformationFile = z.array(
  z.strictObject({
    question: key,
    category: z.string().min(1),
    title: z.string().min(1),
    items: z.array(z.strictObject({ title: z.string().min(1), text: html, sample: sample.optional() })).min(1),
  }),
);

export const alertMessageFile = z.array(z.strictObject({ from: key, to: key, text: z.string().min(1) }));

export const helpGuideFile = z.array(z.strictObject({ title: z.string().min(1), text: html })).length(7);

export const consentFile = z.array(
  z.strictObject({ slug: key, version: z.string().min(1), title: z.string().min(1), text: html }),
);

export const brandFile = z.strictObject({
  name: z.string().min(1),
  slogan: z.string().min(1).describe('Headline of the start page; a line break is kept'),
  welcome: z.string().min(1),
  logo: z.string().describe('SVG path data in a box of 18 × 18, drawn as one line'),
  colours: z.strictObject({ accent: z.string(), campaign: z.string() }).describe('CSS colours'),
  contact: z.strictObject({
    email: z.email(),
    phone: z.string().min(1),
    customerService: z.email(),
    hours: z.string().min(1),
    address: z.string().min(1),
  }),
  disclaimer: html.describe('Under the summary’s total'),
  salespersonsShown: z.number().int().min(0).max(1000).describe('At most so many salespersons in the panel'),
  staffNeedSecondFactor: z
    .boolean()
    .default(false)
    .describe('Staff have to set up a second factor when they log in; absent: they may'),
  monthlyCost: z
    .strictObject({
      interest: z.number().min(0).max(100).describe('% a year'),
      downPayment: z.number().min(10).max(100).describe('% of the price; at least 10 by law'),
    })
    .optional()
    .describe('Show an example of the monthly cost, calculated from these values; absent: it is not shown'),
  otherCosts: z
    .array(
      z
        .strictObject({
          title: z.string().min(1),
          from: positiveAmount.describe('kr incl. VAT'),
          to: positiveAmount.describe('kr incl. VAT'),
          source: z.string().min(1).describe('Whose figures these are'),
        })
        .refine(({ from, to }) => from <= to, { message: '`to` is less than `from`', path: ['to'] }),
    )
    .default([])
    .describe('What a house costs beside the price, so that the cost of the whole project is shown; absent: it is not shown'),
  orderChecks: z
    .array(
      z.strictObject({
        key,
        title: z.string().min(1),
        hint: z.string().default(''),
        about: z.enum(['plot', 'other']).default('other').describe('plot: what is written says where the house is to stand'),
        words: z.enum(['required', 'optional']).default('optional').describe('Whether something has to be written to tick it'),
      }),
    )
    .refine((checks) => new Set(checks.map((check) => check.key)).size === checks.length, { message: 'two have the same key' })
    .default([])
    .describe('What staff tick before a house becomes a final order; absent: nothing'),
});

/** Overrides of the product's own texts, by their key. */
export const textFile = z.record(z.string(), z.string().max(5000));
