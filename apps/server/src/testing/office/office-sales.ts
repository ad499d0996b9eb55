import { officeDesk } from './office-desk.ts';
import type { OfficePeople } from './office-people.ts';
import { type Desk, nearAnOrder, orderAHouse, sendQuotes } from './office-quotes.ts';
import type { Office } from './open-office.ts';

/** Creates the sales of two years, most of them in the last weeks before Friday, 20 November 2026. */
export async function fillWithSales(office: Office, people: OfficePeople): Promise<void> {
  const desk: Desk = { ...(await officeDesk(office, people.administrator)), at: office.at };
  await sellTwoYearsAgo(desk, people);
  await orderAHouse(desk, people);
  const ingridsRequest = await nearAnOrder(desk, people);
  const quoted = await sendQuotes(desk, people);
  await setNextSteps(desk, people);
  await restOrLose(desk, people);
  await workOfOthers(desk, people);
  await askWithoutQuote(desk, people);
  await yesterdayAndToday(desk, people, ingridsRequest, quoted);
}

/** Creates requests and an account of two years ago, whose personal data is due to be deleted. */
async function sellTwoYearsAgo({ ask, at, change, customer, note }: Desk, { lena }: OfficePeople) {
  for (const [time, name, email] of [
    ['2024-10-07 10:12', 'Göran Lööf', 'goran.loof@example.com'],
    ['2024-10-21 19:40', 'Birgit Palm', 'birgit.palm@example.com'],
  ] as const) {
    at(time);
    const request = await ask({
      name,
      email,
      municipality: 'Halmstad',
      house: 'Strandvik 128',
      message: 'Vad kostar huset nyckelfärdigt?',
    });
    await note(lena, request, 'Ringde och berättade. Bygger inte nu.');
    await change(lena, request, { Kind: 'lost', Reason: 'postponed' });
  }
  at('2024-10-28 20:05');
  await customer('Rolf', 'Ahlin', 'rolf.ahlin@example.com', 'Lund');
}

/** Creates a request whose next step is due today, 20 November 2026, and one whose next step is overdue. */
async function setNextSteps({ askAbout, at, change, customer, save, step }: Desk, { lena }: OfficePeople) {
  at('2026-11-09 12:25');
  const oskar = await customer('Oskar', 'Vintersjö', 'oskar.vintersjo@example.com', 'Lund');
  const oskars = await save(oskar, 'Kvarnholmen 148', 'Lund', { bundle: 'Svart och enkelt', name: 'Hus i Lund', plots: [] });
  const oskarsRequest = await askAbout(oskar, oskars, '');
  at('2026-11-10 10:45');
  await change(lena, oskarsRequest, { Kind: 'milestone', Milestone: 'review' });
  await step(lena, oskarsRequest, 'Genomgång på kontoret, kök och badrum', '2026-11-20');
  at('2026-11-11 08:50');
  const strandh = await customer('Per-Olof', 'Strandh', 'po.strandh@example.com', 'Simrishamn');
  const strandhs = await save(strandh, 'Furuvik 112', 'Simrishamn', { bundle: 'Klassisk', name: 'Fritidshuset', plots: [] });
  const strandhsRequest = await askAbout(strandh, strandhs, 'Skulle vilja se en planritning med garaget på plats.');
  at('2026-11-12 13:10');
  await change(lena, strandhsRequest, { Kind: 'milestone', Milestone: 'contact' });
  await step(lena, strandhsRequest, 'Skicka planritning med garaget inritat och mått till tomtgränsen', '2026-11-18');
}

/** Creates a request that nobody has handled for a while, a request that is dormant, and a request that is lost. */
async function restOrLose({ ask, at, change, note }: Desk, { lena }: OfficePeople) {
  at('2026-11-01 19:20');
  const viktorsRequest = await ask({
    name: 'Viktor Ekebom',
    email: 'viktor.ekebom@example.com',
    municipality: 'Ängelholm',
    house: 'Björkliden 142',
    message: 'Har ni visningshus i Skåne?',
  });
  at('2026-11-04 09:15');
  await note(lena, viktorsRequest, 'Mejlat två gånger, inget svar än.');
  await change(lena, viktorsRequest, { Kind: 'milestone', Milestone: 'contact' });
  at('2026-10-08 16:30');
  const gustavsRequest = await ask({
    name: 'Gustav Sjöstam',
    email: 'gustav.sjostam@example.com',
    municipality: 'Kungsbacka',
    house: 'Havsutsikten 164',
    message: 'Vi säljer lägenheten först, hör gärna av er i vår.',
  });
  at('2026-10-09 11:30');
  await change(lena, gustavsRequest, { Kind: 'milestone', Milestone: 'contact' });
  await change(lena, gustavsRequest, { Kind: 'dormant', Until: '2027-03-01' });
  at('2026-10-30 12:00');
  const karolinasRequest = await ask({
    name: 'Karolina Wiśniewska',
    email: 'karolina.w@example.com',
    municipality: 'Båstad',
    house: 'Herrgården 188',
    message: '',
  });
  at('2026-11-02 10:20');
  await change(lena, karolinasRequest, { Kind: 'milestone', Milestone: 'contact' });
  await note(lena, karolinasRequest, 'Valde en byggare på orten, det skilde 180 000 kr.');
  await change(lena, karolinasRequest, { Kind: 'lost', Reason: 'price' });
}

/** Creates requests that Erik and Mehmet handle, and not Lena. */
async function workOfOthers({ ask, askAbout, at, change, customer, save, step }: Desk, { erik, mehmet }: OfficePeople) {
  at('2026-11-06 08:40');
  const larsRequest = await ask({
    name: 'Lars Rönnholm',
    email: 'lars.ronnholm@example.com',
    municipality: 'Kalmar',
    house: 'Strandvik 128',
    message: 'Finns tomterna i Rinkabyholm kvar?',
    plots: ['Ängsörtsgatan 13'],
  });
  at('2026-11-09 09:00');
  await change(erik, larsRequest, { Kind: 'milestone', Milestone: 'contact' });
  await step(erik, larsRequest, 'Visa tomten på plats', '2026-11-26');
  at('2026-11-13 14:10');
  const nguyen = await customer('Thi Mai', 'Nguyen', 'mai.nguyen@example.com', 'Uppsala');
  const nguyens = await save(nguyen, 'Höjdryggen 168', 'Uppsala', { bundle: 'Modern', name: 'Storfamiljen', plots: [] });
  const nguyensRequest = await askAbout(nguyen, nguyens, 'Vi är sju i hushållet.');
  at('2026-11-16 10:05');
  await change(mehmet, nguyensRequest, { Kind: 'milestone', Milestone: 'contact' });
}

/** Creates a request for which nobody has started a quote. */
async function askWithoutQuote({ askAbout, at, change, customer, save, step }: Desk, { lena }: OfficePeople) {
  at('2026-11-16 18:05');
  const britta = await customer('Britta', 'Ahlgren', 'britta.ahlgren@example.com', 'Helsingborg');
  const brittas = await save(britta, 'Lingonmo 124', 'Helsingborg', { bundle: 'Klassisk', name: 'Mitt hus', plots: [] });
  const brittasRequest = await askAbout(britta, brittas, '');
  at('2026-11-18 10:00');
  await change(lena, brittasRequest, { Kind: 'milestone', Milestone: 'review' });
  await step(lena, brittasRequest, 'Gör offert', '2026-11-23');
}

/** Creates the events of 19 and 20 November 2026. */
async function yesterdayAndToday(
  { accept, ask, askAbout, at, customer, order, save, saveAgain }: Desk,
  { lena }: OfficePeople,
  ingridsRequest: string,
  { hedlundsQuote, linnea, linneas }: Awaited<ReturnType<typeof sendQuotes>>,
) {
  at('2026-11-19 13:40');
  const maria = await customer('Maria', 'Tallberg', 'maria.tallberg@example.com', 'Malmö');
  const marias = await save(maria, 'Björkliden 142', 'Malmö', { bundle: 'Klassisk', name: 'Mitt hus', plots: [] });
  at('2026-11-19 13:48');
  await askAbout(maria, marias, 'Vi har tomt i Oxie och vill bygga våren 2027. Ring helst på förmiddagen.');
  at('2026-11-19 15:50');
  await order(lena, ingridsRequest, {
    tomt: 'Varberg Kvarnmaden 5:21, lagfart klar',
    finansiering: 'Betalar själv',
    undertecknare: 'Ingrid Bergvall',
  });
  at('2026-11-19 20:41');
  await accept(hedlundsQuote, 'Ylva Hedlund');
  at('2026-11-19 21:15');
  await saveAgain(linnea, linneas, 'Björkliden 142', 'Malmö', 'Klassisk');
  at('2026-11-20 09:52');
  await ask({
    name: 'Samir och Lina Haddad',
    email: 'haddad@example.com',
    municipality: 'Lund',
    house: 'Ängsbacken 156',
    message: 'Går det att få garaget i vinkel mot huset?',
  });
  at('2026-11-20 11:41');
  await ask({
    name: 'Tove Lagerbäck',
    email: 'tove.lagerback@example.com',
    municipality: 'Varberg',
    house: '',
    message: 'Är tomten på Ekbrovägen kvar?',
    plots: ['Ekbrovägen 8'],
  });
}
