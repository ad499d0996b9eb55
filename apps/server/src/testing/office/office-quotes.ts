import type { officeDesk } from './office-desk.ts';
import type { OfficePeople } from './office-people.ts';
import type { Office } from './open-office.ts';

/** The functions of `officeDesk`, and the function that sets the clock. */
export interface Desk extends Awaited<ReturnType<typeof officeDesk>>, Pick<Office, 'at'> {}

/** Creates a request that becomes a quote and a final order. */
export async function orderAHouse(
  { accept, askAbout, at, change, customer, note, order, quote, save }: Desk,
  { administrator, lena }: OfficePeople,
) {
  at('2026-09-28 18:22');
  const hanna = await customer('Hanna', 'Östergren', 'hanna.ostergren@example.com', 'Höganäs');
  const hannas = await save(hanna, 'Ängsbacken 156', 'Höganäs', {
    bundle: 'Klassisk',
    name: 'Huset i Viken',
    plots: ['Fiskaregången 7'],
  });
  at('2026-09-28 18:31');
  const hannasRequest = await askAbout(
    hanna,
    hannas,
    'Vi har tingat tomten på Fiskaregången och vill flytta in till jul nästa år.',
  );
  at('2026-09-29 09:05');
  await note(lena, hannasRequest, 'Ringde. Två barn, jobbar hemma båda två: vill gå igenom arbetsrummen.');
  await change(lena, hannasRequest, { Kind: 'milestone', Milestone: 'contact' });
  at('2026-10-06 15:30');
  await note(lena, hannasRequest, 'Genomgång på kontoret, en och en halv timme. Köket klart, badrummet återstår.');
  await change(lena, hannasRequest, { Kind: 'milestone', Milestone: 'review' });
  at('2026-10-12 11:00');
  const hannasQuote = await quote(lena, hannasRequest, {
    until: '2026-11-12',
    words: 'Hej Hanna!\n\nTack för i tisdags. Här är huset så som vi gick igenom det, med altanen mot havet.',
    lines: [{ Title: 'Altan 24 m², tryckimpregnerad', Amount: 64_000, VatRate: 25 }],
  });
  at('2026-10-18 20:14');
  await accept(hannasQuote, 'Hanna Östergren');
  at('2026-10-27 10:40');
  const orderToken = await order(lena, hannasRequest, {
    tomt: 'Höganäs Garnboden 1:77, köpekontrakt skrivet 14 oktober',
    finansiering: 'Lånelöfte 4,2 mkr från banken, 9 oktober',
    undertecknare: 'Hanna Östergren och Karl Östergren',
  });
  at('2026-10-28 08:15');
  await administrator.post(`/api/admin/orders/${orderToken}/decisions`, { Kind: 'approve' });
  at('2026-11-02 14:30');
  await change(lena, hannasRequest, { Kind: 'milestone', Milestone: 'agreement' });
}

/**
 * Creates two requests that are close to an order. Returns the id of the second request; `yesterdayAndToday` turns it into a final
 * order.
 */
export async function nearAnOrder({ askAbout, at, change, customer, note, save, step }: Desk, { lena }: OfficePeople) {
  at('2026-10-14 07:55');
  const amira = await customer('Amira', 'Sobhani', 'amira.sobhani@example.com', 'Varberg');
  const amiras = await save(amira, 'Strandvik 128', 'Varberg', {
    bundle: 'Modern',
    name: 'Strandhuset',
    plots: ['Strandrågsvägen 16'],
  });
  at('2026-10-14 08:02');
  const amirasRequest = await askAbout(amira, amiras, 'Tomten är köpt. Vi vill veta vad huset kostar med bergvärme.');
  at('2026-10-15 13:20');
  await change(lena, amirasRequest, { Kind: 'milestone', Milestone: 'review' });
  await note(lena, amirasRequest, 'Gick igenom huset på video. Vill ha besked före månadsskiftet.');

  at('2026-11-02 19:10');
  const ingrid = await customer('Ingrid', 'Bergvall', 'ingrid.bergvall@example.com', 'Varberg');
  const ingrids = await save(ingrid, 'Attefallshus 30', 'Varberg', { bundle: '', name: 'Gäststugan', plots: ['Kvarnbacken 21'] });
  const ingridsRequest = await askAbout(ingrid, ingrids, 'En gäststuga bakom huset, gärna före midsommar.');
  at('2026-11-04 13:30');
  await change(lena, ingridsRequest, { Kind: 'milestone', Milestone: 'review' });
  await step(lena, ingridsRequest, 'Stäm av placeringen på tomten', '2026-11-25');
  return ingridsRequest;
}

/** Creates two quotes: one that `yesterdayAndToday` accepts, and one that soon expires and whose house changes there. */
export async function sendQuotes({ askAbout, at, change, customer, note, quote, save, step }: Desk, { lena }: OfficePeople) {
  at('2026-10-20 21:10');
  const hedlund = await customer('Jonas och Ylva', 'Hedlund', 'hedlund@example.com', 'Ystad');
  const hedlunds = await save(hedlund, 'Klippan 138', 'Ystad', { bundle: 'Komplett', name: 'Huset på höjden', plots: [] });
  at('2026-10-20 21:18');
  const hedlundsRequest = await askAbout(hedlund, hedlunds, 'Går det att bygga med souterräng? Tomten sluttar mot söder.');
  at('2026-10-22 09:30');
  await note(lena, hedlundsRequest, 'Ringde Ylva. Tomten sluttar två meter, grundläggaren får titta.');
  await change(lena, hedlundsRequest, { Kind: 'milestone', Milestone: 'review' });
  at('2026-11-05 10:15');
  const hedlundsQuote = await quote(lena, hedlundsRequest, {
    until: '2026-12-05',
    words: 'Hej Jonas och Ylva!\n\nHär är huset med sluttningsgrund. Ring när ni har läst, så går vi igenom det.',
    lines: [
      { Title: 'Sluttningsgrund, två meter', Amount: 118_000, VatRate: 25 },
      { Title: 'Rabatt, visningshus i ett år', Amount: -15_000, VatRate: 25 },
    ],
  });

  at('2026-10-26 17:35');
  const linnea = await customer('Linnea', 'Kvist', 'linnea.kvist@example.com', 'Malmö');
  const linneas = await save(linnea, 'Björkliden 142', 'Malmö', { bundle: 'Modern', name: 'Vårt hus', plots: [] });
  const linneasRequest = await askAbout(linnea, linneas, 'Vi vill helst ha öppet mellan kök och vardagsrum.');
  at('2026-10-27 14:00');
  await change(lena, linneasRequest, { Kind: 'milestone', Milestone: 'review' });
  at('2026-11-03 16:05');
  await quote(lena, linneasRequest, {
    until: '2026-11-23',
    words: 'Hej Linnea!\n\nHär är huset med öppen planlösning.',
    lines: [],
  });
  await step(lena, linneasRequest, 'Jämför de två husen på video', '2026-11-24');
  return { hedlundsQuote, linnea, linneas };
}
