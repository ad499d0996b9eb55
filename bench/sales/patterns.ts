import type { MeasuredServer } from '../pages/measured-server.ts';
import { beginHouse, quoteRequest } from './customer-calls.ts';
import { logIn, type Member } from './member.ts';

/** The number of houses. For each house there is one customer’s request, one quote and one order. The SQL steps copy their rows. */
const HOUSES = 4;

/** Creates the rows that the SQL steps copy, with the product itself: requests about real houses, with their quotes and final orders. */
export async function makePatterns(server: MeasuredServer, databaseUrl: string, seller: Member): Promise<void> {
  const houses: { Id: number; HouseType: string }[] = JSON.parse((await seller.send('/api/houses')).text());
  const municipalities = await readMunicipalities(seller);
  const [first = ''] = municipalities;
  for (const [at, house] of houses.slice(0, HOUSES).entries()) {
    const email = `monster${at}@bench.example`;
    const customer = await logIn(server.address, databaseUrl, { email, name: `Mönster ${at}`, role: 'Customer' });
    const token = await saveHouse(customer, house.Id, first);
    await askFor(customer, token, first);
    const { Leads: Requests } = JSON.parse((await seller.send(`/api/admin/leads?view=all&search=${token}`)).text());
    const request = `/api/admin/leads/${Requests[0].Id}`;
    await sendQuote(seller, request);
    await makeOrder(seller, request);
  }
}

/** Returns the ids of the municipalities where the demo builder delivers. */
export async function readMunicipalities(who: Member): Promise<readonly string[]> {
  const found: { Id: string; Denied?: boolean }[] = JSON.parse((await who.send('/api/municipalities')).text());
  return found.map(({ Id }) => Id);
}

/** Returns the plots for sale. */
export async function readPlots(who: Member): Promise<readonly { readonly id: number; readonly municipalityId: string }[]> {
  const municipalities: { Id: string; Name: string }[] = JSON.parse((await who.send('/api/municipalities')).text());
  const plots: { Id: number; MunicipalityName: string }[] = JSON.parse((await who.send('/api/plots/')).text());
  const idOf = new Map(municipalities.map(({ Id, Name }) => [Name, Id]));
  return plots.map(({ Id, MunicipalityName }) => ({ id: Id, municipalityId: idOf.get(MunicipalityName) ?? '' }));
}

async function saveHouse(customer: Member, HouseId: number, MunicipalityId: string): Promise<string> {
  const { house } = await beginHouse(customer.send, HouseId, MunicipalityId);
  return JSON.parse((await customer.send('/api/guidemodel/', { ...house, Name: 'Vårt hus' })).text()).data;
}

async function askFor(customer: Member, token: string, municipality: string): Promise<void> {
  await customer.send('/api/submit/contactrequest', quoteRequest(token, municipality, 'Kan vi bygga i vår?'));
}

async function sendQuote(seller: Member, request: string): Promise<void> {
  const tagOf = async () => JSON.parse((await seller.send(`${request}/offer`)).text());
  const desk = await tagOf();
  const ifMatch = (tag: string) => ({ 'If-Match': `"${tag}"` });
  await seller.send(`${request}/offer`, desk.Writing, ifMatch(desk.Tag));
  await seller.send(`${request}/offer/send`, {}, ifMatch((await tagOf()).Tag));
}

async function makeOrder(seller: Member, request: string): Promise<void> {
  const { Checks } = JSON.parse((await seller.send(`${request}/order`)).text());
  for (const { Key } of Checks)
    await seller.send(`${request}/order/checks`, { Key, Words: 'Klart', IsDone: true, SeenAtUtc: null });
  const { Tag, Gaps } = JSON.parse((await seller.send(`${request}/order`)).text());
  if (Gaps.length > 0) throw new Error(`the order is not complete: ${JSON.stringify(Gaps)}`);
  await seller.send(`${request}/order`, {}, { 'If-Match': `"${Tag}"` });
}
