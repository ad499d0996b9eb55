import { choose, chosenAnswers, type Placement, type PlotId, selectionsOf, startVisit, totalsOf } from '@gavel/core';
import { firstPlacement, houseOutline } from '@gavel/core/placement';
import type { HousePlan } from '@gavel/core/plan';
import type { Database } from '../../db/connect.ts';
import { findUserByEmail, insertUser, type User } from '../../modules/people/accounts/accounts.repository.ts';
import { consentWithSlug, TERMS } from '../../modules/people/accounts/consents.ts';
import { recordSentMail } from '../../modules/people/mail/mails-sent-before.ts';
import { lotOf } from '../../modules/people/salespersons/pick-responsible.ts';
import type { CurrentRange } from '../../modules/range/current-range.ts';
import { plotsIn } from '../../modules/range/plots-in.ts';
import { noteHouseSaved } from '../../modules/sales/requests/request-work.repository.ts';
import { insertRequest, type NewRequest } from '../../modules/sales/requests/requests.repository.ts';
import { whoAnswers } from '../../modules/sales/requests/who-answers.ts';
import { insertSnapshot, keepSnapshot } from '../../modules/visit/configurations/configurations.repository.ts';
import type { HouseContent } from '../../modules/visit/saved-houses/house-versions.repository.ts';
import {
  addVersion,
  insertHouse,
  listHouses,
  lockHouse,
  markRequested,
} from '../../modules/visit/saved-houses/saved-houses.repository.ts';
import { hashKey } from '../../secrets/secrets.ts';
import type { Dependencies } from '../dependencies.ts';
import { seasonRange } from './season-range.ts';
import { sellers } from './season-staff.ts';
import type { Story } from './stories.ts';

/** The parts of an invented customer's story that are already in the database. */
export interface Begun {
  readonly customer: User | null;
  readonly house: { readonly token: string; readonly content: HouseContent } | null;
  /** Null: the customer sent no request, or the request is held back. */
  readonly leadId: string | null;
}

interface Whom {
  readonly phone: string;
  readonly passwordHash: string;
}

/**
 * Stores an invented customer, and the customer's house and request. Writes the same rows as the API calls of the site. The API
 * calls would take ten times as long, because they open and describe each house several times.
 */
export async function askInStory(season: Dependencies, story: Story, { phone, passwordHash }: Whom): Promise<Begun> {
  const { db, now } = season;
  const at = new Date(now());
  const customer = story.with === 'account' ? await customerOf(season, story, phone, passwordHash) : null;
  const house = story.with === 'form' ? null : await houseOf(season, story, customer);
  if (!story.asks) return { customer, house, leadId: null };
  const request = await requestOf(season, story, { customer, house, phone });
  await db.transaction(async (tx) => {
    await insertRequest(tx, request);
    if (request.heldBack) return;
    if (house && customer && story.asks?.for === 'Quote') await markRequested(tx, house.token, at);
    const isQuote = request.submissionType === 'Quote';
    const to = { address: request.email };
    await recordSentMail(tx, { kind: isQuote ? 'quote' : 'question', lead: request.id, to }, at);
    await recordSentMail(tx, { kind: isQuote ? 'quote-thanks' : 'question-thanks', lead: request.id, to }, at);
  });
  if (!request.heldBack) season.counts.add({ kind: 'requested', houseId: house?.content.houseId ?? null });
  return { customer, house, leadId: request.heldBack ? null : request.id };
}

/** Saves an invented customer's house once more, with other answers. */
export async function saveAgain(
  season: Dependencies,
  story: Story,
  { customer, house, leadId: requestId }: Begun,
): Promise<void> {
  if (!story.house || !customer || !house || requestId === null) return;
  const at = new Date(season.now());
  const content = await contentOf(season, { ...story, house: { ...story.house, bundle: (story.house.bundle ?? 0) + 1 } });
  await season.db.transaction(async (tx) => {
    const saved = await lockHouse(tx, house.token);
    if (saved) await addVersion(tx, saved, content, { userId: customer.id, at });
    await noteHouseSaved(tx, [requestId], at);
  });
}

async function customerOf({ db, now, currentRange }: Dependencies, story: Story, cellphone: string, hash: string): Promise<User> {
  const range = await currentRange();
  const { firstName, lastName, email } = story;
  const terms = consentWithSlug(range, TERMS);
  const agreed = terms ? [{ consentId: terms.id, slug: terms.slug, version: terms.version }] : [];
  const municipalityId = seasonRange(range).placeOf(story).id;
  const person = { firstName, lastName, email, cellphone, municipalityId };
  const user = (await insertUser(db, person, hash, agreed, new Date(now()))) ?? (await findUserByEmail(db, email));
  if (!user) throw new Error(`nobody has the address ${email}`);
  return user;
}

/** Returns the customer's house that has the name in the story. If the customer has no such house, makes and stores it. */
async function houseOf(season: Dependencies, story: Story, customer: User | null): Promise<Begun['house']> {
  const saved = customer ? await listHouses(season.db, customer.id) : [];
  const known = saved.find(({ name }) => name === story.house?.name);
  if (known) return { token: known.token, content: known };
  const token = season.secrets.newToken();
  const content = await contentOf(season, story);
  await season.db.transaction((tx) => keep(season, tx, token, content, customer));
  return { token, content };
}

async function keep(
  { secrets, now }: Dependencies,
  tx: Database,
  token: string,
  content: HouseContent,
  customer: User | null,
): Promise<void> {
  const at = new Date(now());
  if (customer) {
    await insertHouse(tx, { token, ownerId: customer.id, content, saver: { userId: customer.id, at } });
    return;
  }
  const { plotIds: _, placement: __, ...shared } = content;
  const withdrawKeyHash = hashKey(secrets.newKey());
  await insertSnapshot(tx, { ...shared, token, withdrawKeyHash, createdAt: at, openedAt: at });
  await keepSnapshot(tx, token);
}

/** Returns an invented customer's house with the answers of its bundle, and its price at the time to which `now` is set. */
async function contentOf({ currentRange, models, now }: Dependencies, story: Story): Promise<HouseContent> {
  const range = await currentRange();
  const { placeOf, houseOf: shownHouse, answersOf, plotsOf } = seasonRange(range);
  if (!story.house) throw new Error(`${story.email} has no house`);
  const { id: houseId, webConfiguration, webConfigurationVersion, plan } = shownHouse(story.house);
  const { id: municipalityId, name: municipalityName, areaCode } = placeOf(story);
  const compiled = models({ webConfiguration, version: webConfigurationVersion, areaCode, municipalityName });
  const { visit } = choose(compiled, startVisit(compiled).visit, answersOf(story.house, webConfiguration));
  const plotIds = plotsIn(range.plots, municipalityName, plotsOf(story));
  return {
    name: story.house.name,
    houseId,
    webConfigurationId: webConfiguration.id,
    webConfigurationVersion,
    municipalityId,
    areaCode,
    answers: selectionsOf(compiled, visit),
    plotIds,
    placement: placedOn(range, plan, plotIds),
    priceOre: totalsOf(compiled, visit, now()).total,
  };
}

/**
 * Returns the first suggestion where to place the standard house on the customer's plot. Null: the customer has no plot or several
 * plots, the plot has no border, or the house has no floor plan.
 */
function placedOn({ plots }: CurrentRange, plan: HousePlan | null, plotIds: readonly PlotId[]): Placement | null {
  const [plot, ...others] = plots.filter(({ id }) => plotIds.includes(id));
  if (!plan || !plot?.border || others.length > 0) return null;
  const outline = houseOutline(plan, chosenAnswers(plan, new Map()));
  return { plotId: plot.id, ...firstPlacement({ ...plot, border: plot.border }, outline) };
}

async function requestOf(
  { currentRange, now }: Dependencies,
  story: Story,
  { customer, house, phone }: Pick<Begun, 'customer' | 'house'> & Pick<Whom, 'phone'>,
): Promise<NewRequest> {
  const range = await currentRange();
  const { placeOf, houseOf: shownHouse, plotsOf } = seasonRange(range);
  const { id: municipalityId, name: municipalityName } = placeOf(story);
  const lot = lotOf(story.email);
  const answers = whoAnswers(range, { municipalityName, before: null, lot });
  const salesperson = story.seller ? sellers[story.seller] : answers;
  const plotIds = plotsOf(story);
  const campaign = story.asks?.campaign ?? '';
  const terms = customer ? null : consentWithSlug(range, TERMS);
  return {
    id: crypto.randomUUID(),
    submissionType: story.asks?.for ?? 'Sales',
    sentAt: new Date(now()),
    userId: customer?.id ?? null,
    name: customer?.name ?? `${story.firstName} ${story.lastName}`,
    email: story.email,
    emailTyped: null,
    phone: customer?.cellphone || phone,
    message: story.asks?.words ?? '',
    consentId: terms?.id ?? null,
    newsletterConsentId: null,
    configurationId: house?.token ?? null,
    house: house?.content ?? null,
    priceOre: house?.content.priceOre ?? null,
    houseTitle: story.house ? shownHouse(story.house).title : '',
    municipalityId,
    plotIds,
    salespersonName: salesperson.name,
    salespersonEmail: salesperson.email,
    source: house ? 'configurator' : plotIds.length > 0 ? 'plots' : 'contact',
    marketing: {
      utmSource: campaign === '' ? '' : 'annons',
      utmMedium: '',
      utmCampaign: campaign,
      utmTerm: '',
      utmContent: '',
      gclid: '',
      referrer: '',
    },
    keyHash: null,
    heldBack: story.isSuspect ? 'trap' : null,
  };
}
