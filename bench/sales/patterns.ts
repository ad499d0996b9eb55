import type { MeasuredServer } from '../pages/measured-server.ts';
import { logIn, type Member } from './member.ts';

/** Of so many houses there is one that was asked about, offered and ordered: the others are made after them. */
const HOUSES = 4;

/** What the rows of the database are made after, by the product itself: requests about real houses, with their offers and final orders. */
export async function makePatterns(server: MeasuredServer, databaseUrl: string, seller: Member): Promise<void> {
  const houses: { Id: number; HouseType: string }[] = JSON.parse((await seller.send('/api/houses')).text());
  const municipalities = await readMunicipalities(seller);
  const [first = ''] = municipalities;
  for (const [at, house] of houses.slice(0, HOUSES).entries()) {
    const email = `monster${at}@bench.example`;
    const customer = await logIn(server.address, databaseUrl, { email, name: `Mönster ${at}`, role: 'Customer' });
    const token = await saveHouse(customer, house.Id, first);
    await askFor(customer, token, first);
    const { Leads } = JSON.parse((await seller.send(`/api/admin/leads?view=all&search=${token}`)).text());
    const lead = `/api/admin/leads/${Leads[0].Id}`;
    await sendOffer(seller, lead);
    await makeOrder(seller, lead);
  }
}

/** Ids of those that the demo builder builds in. */
export async function readMunicipalities(who: Member): Promise<readonly string[]> {
  const found: { Id: string; Denied?: boolean }[] = JSON.parse((await who.send('/api/municipalities')).text());
  return found.map(({ Id }) => Id);
}

/** The plots that it sells. */
export async function readPlots(who: Member): Promise<readonly { readonly id: number; readonly municipalityId: string }[]> {
  const municipalities: { Id: string; Name: string }[] = JSON.parse((await who.send('/api/municipalities')).text());
  const plots: { Id: number; MunicipalityName: string }[] = JSON.parse((await who.send('/api/plots/')).text());
  const idOf = new Map(municipalities.map(({ Id, Name }) => [Name, Id]));
  return plots.map(({ Id, MunicipalityName }) => ({ id: Id, municipalityId: idOf.get(MunicipalityName) ?? '' }));
}

async function saveHouse(customer: Member, HouseId: number, MunicipalityId: string): Promise<string> {
  const begun = JSON.parse((await customer.send('/api/guidemodel/new', { HouseId, MunicipalityId })).text());
  const { WebConfigurationId, AnswerModel } = begun;
  const house = { Id: null, HouseId, MunicipalityId, WebConfigurationId, Name: 'Vårt hus', Answers: AnswerModel.Answers };
  return JSON.parse((await customer.send('/api/guidemodel/', { ...house, PlotIds: [], Price: null })).text()).data;
}

async function askFor(customer: Member, ConfigurationId: string, MunicipalityId: string): Promise<void> {
  await customer.send('/api/submit/contactrequest', {
    SubmissionType: 'Quote',
    Name: '',
    Email: '',
    Phone: '',
    Message: 'Kan vi bygga i vår?',
    Newsletter: false,
    ConfigurationId,
    HouseModelName: '',
    ConfigurationName: '',
    MunicipalityId,
    GdprConsentId: null,
    Plots: [],
  });
}

async function sendOffer(seller: Member, lead: string): Promise<void> {
  const tagOf = async () => JSON.parse((await seller.send(`${lead}/offer`)).text());
  const desk = await tagOf();
  const ifMatch = (tag: string) => ({ 'If-Match': `"${tag}"` });
  await seller.send(`${lead}/offer`, desk.Writing, ifMatch(desk.Tag));
  await seller.send(`${lead}/offer/send`, {}, ifMatch((await tagOf()).Tag));
}

async function makeOrder(seller: Member, lead: string): Promise<void> {
  const { Checks } = JSON.parse((await seller.send(`${lead}/order`)).text());
  for (const { Key } of Checks) await seller.send(`${lead}/order/checks`, { Key, Words: 'Klart', IsDone: true, SeenAtUtc: null });
  const { Tag, Gaps } = JSON.parse((await seller.send(`${lead}/order`)).text());
  if (Gaps.length > 0) throw new Error(`the order is not complete: ${JSON.stringify(Gaps)}`);
  await seller.send(`${lead}/order`, {}, { 'If-Match': `"${Tag}"` });
}
