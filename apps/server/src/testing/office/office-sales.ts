import { officeDesk } from './office-desk.ts';
import type { OfficePeople } from './office-people.ts';
import type { Office } from './open-office.ts';

/** The sales of two years and, mostly, of the last weeks before 20 November 2026, which is a Friday. */
export async function fillWithSales(office: Office, { administrator, lena, erik, mehmet }: OfficePeople): Promise<void> {
  const { at } = office;
  const { accept, ask, askAbout, change, customer, note, offer, order, save, saveAgain, step } = await officeDesk(
    office,
    administrator,
  );

  // Two years ago: what is to be let go.
  for (const [time, name, email] of [
    ['2024-10-07 10:12', 'Göran Lööf', 'goran.loof@example.com'],
    ['2024-10-21 19:40', 'Birgit Palm', 'birgit.palm@example.com'],
  ] as const) {
    at(time);
    const lead = await ask({
      name,
      email,
      municipality: 'Halmstad',
      house: 'Strandvik 128',
      message: 'Vad kostar huset nyckelfärdigt?',
    });
    await note(lena, lead, 'Ringde och berättade. Bygger inte nu.');
    await change(lena, lead, { Kind: 'lost', Reason: 'postponed' });
  }
  at('2024-10-28 20:05');
  await customer('Rolf', 'Ahlin', 'rolf.ahlin@example.com', 'Lund');

  // A house that is ordered, and one whose order waits.
  at('2026-09-28 18:22');
  const hanna = await customer('Hanna', 'Östergren', 'hanna.ostergren@example.com', 'Höganäs');
  const hannas = await save(hanna, 'Ängsbacken 156', 'Höganäs', {
    bundle: 'Klassisk',
    name: 'Huset i Viken',
    plots: ['Fiskaregången 7'],
  });
  at('2026-09-28 18:31');
  const hannasLead = await askAbout(hanna, hannas, 'Vi har tingat tomten på Fiskaregången och vill flytta in till jul nästa år.');
  at('2026-09-29 09:05');
  await note(lena, hannasLead, 'Ringde. Två barn, jobbar hemma båda två: vill gå igenom arbetsrummen.');
  await change(lena, hannasLead, { Kind: 'milestone', Milestone: 'contact' });
  at('2026-10-06 15:30');
  await note(lena, hannasLead, 'Genomgång på kontoret, en och en halv timme. Köket klart, badrummet återstår.');
  await change(lena, hannasLead, { Kind: 'milestone', Milestone: 'review' });
  at('2026-10-12 11:00');
  const hannasOffer = await offer(lena, hannasLead, {
    until: '2026-11-12',
    words: 'Hej Hanna!\n\nTack för i tisdags. Här är huset så som vi gick igenom det, med altanen mot havet.',
    lines: [{ Title: 'Altan 24 m², tryckimpregnerad', Amount: 64_000, VatRate: 25 }],
  });
  at('2026-10-18 20:14');
  await accept(hannasOffer, 'Hanna Östergren');
  at('2026-10-27 10:40');
  const orderToken = await order(lena, hannasLead, {
    tomt: 'Höganäs Garnboden 1:77, köpekontrakt skrivet 14 oktober',
    finansiering: 'Lånelöfte 4,2 mkr från banken, 9 oktober',
    undertecknare: 'Hanna Östergren och Karl Östergren',
  });
  at('2026-10-28 08:15');
  await administrator.post(`/api/admin/orders/${orderToken}/decisions`, { Kind: 'approve' });
  at('2026-11-02 14:30');
  await change(lena, hannasLead, { Kind: 'milestone', Milestone: 'agreement' });

  at('2026-10-14 07:55');
  const amira = await customer('Amira', 'Sobhani', 'amira.sobhani@example.com', 'Varberg');
  const amiras = await save(amira, 'Strandvik 128', 'Varberg', {
    bundle: 'Modern',
    name: 'Strandhuset',
    plots: ['Strandrågsvägen 16'],
  });
  at('2026-10-14 08:02');
  const amirasLead = await askAbout(amira, amiras, 'Tomten är köpt. Vi vill veta vad huset kostar med bergvärme.');
  at('2026-10-15 13:20');
  await change(lena, amirasLead, { Kind: 'milestone', Milestone: 'review' });
  await note(lena, amirasLead, 'Gick igenom huset på video. Vill ha besked före månadsskiftet.');

  at('2026-11-02 19:10');
  const ingrid = await customer('Ingrid', 'Bergvall', 'ingrid.bergvall@example.com', 'Varberg');
  const ingrids = await save(ingrid, 'Attefallshus 30', 'Varberg', { bundle: '', name: 'Gäststugan', plots: ['Kvarnbacken 21'] });
  const ingridsLead = await askAbout(ingrid, ingrids, 'En gäststuga bakom huset, gärna före midsommar.');
  at('2026-11-04 13:30');
  await change(lena, ingridsLead, { Kind: 'milestone', Milestone: 'review' });
  await step(lena, ingridsLead, 'Stäm av placeringen på tomten', '2026-11-25');

  // Offers: one that was answered, one whose house has changed since, one that runs out.
  at('2026-10-20 21:10');
  const hedlund = await customer('Jonas och Ylva', 'Hedlund', 'hedlund@example.com', 'Ystad');
  const hedlunds = await save(hedlund, 'Klippan 138', 'Ystad', { bundle: 'Komplett', name: 'Huset på höjden', plots: [] });
  at('2026-10-20 21:18');
  const hedlundsLead = await askAbout(hedlund, hedlunds, 'Går det att bygga med souterräng? Tomten sluttar mot söder.');
  at('2026-10-22 09:30');
  await note(lena, hedlundsLead, 'Ringde Ylva. Tomten sluttar två meter, grundläggaren får titta.');
  await change(lena, hedlundsLead, { Kind: 'milestone', Milestone: 'review' });
  at('2026-11-05 10:15');
  const hedlundsOffer = await offer(lena, hedlundsLead, {
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
  const linneasLead = await askAbout(linnea, linneas, 'Vi vill helst ha öppet mellan kök och vardagsrum.');
  at('2026-10-27 14:00');
  await change(lena, linneasLead, { Kind: 'milestone', Milestone: 'review' });
  at('2026-11-03 16:05');
  await offer(lena, linneasLead, { until: '2026-11-23', words: 'Hej Linnea!\n\nHär är huset med öppen planlösning.', lines: [] });
  await step(lena, linneasLead, 'Jämför de två husen på video', '2026-11-24');

  // What is to be done today, or should have been.
  at('2026-11-09 12:25');
  const oskar = await customer('Oskar', 'Vintersjö', 'oskar.vintersjo@example.com', 'Lund');
  const oskars = await save(oskar, 'Kvarnholmen 148', 'Lund', { bundle: 'Svart och enkelt', name: 'Hus i Lund', plots: [] });
  const oskarsLead = await askAbout(oskar, oskars, '');
  at('2026-11-10 10:45');
  await change(lena, oskarsLead, { Kind: 'milestone', Milestone: 'review' });
  await step(lena, oskarsLead, 'Genomgång på kontoret, kök och badrum', '2026-11-20');
  at('2026-11-11 08:50');
  const strandh = await customer('Per-Olof', 'Strandh', 'po.strandh@example.com', 'Simrishamn');
  const strandhs = await save(strandh, 'Furuvik 112', 'Simrishamn', { bundle: 'Klassisk', name: 'Fritidshuset', plots: [] });
  const strandhsLead = await askAbout(strandh, strandhs, 'Skulle vilja se en planritning med garaget på plats.');
  at('2026-11-12 13:10');
  await change(lena, strandhsLead, { Kind: 'milestone', Milestone: 'contact' });
  await step(lena, strandhsLead, 'Skicka planritning med garaget inritat och mått till tomtgränsen', '2026-11-18');

  // Nobody has done anything for a while, or it rests, or is lost.
  at('2026-11-01 19:20');
  const viktorsLead = await ask({
    name: 'Viktor Ekebom',
    email: 'viktor.ekebom@example.com',
    municipality: 'Ängelholm',
    house: 'Björkliden 142',
    message: 'Har ni visningshus i Skåne?',
  });
  at('2026-11-04 09:15');
  await note(lena, viktorsLead, 'Mejlat två gånger, inget svar än.');
  await change(lena, viktorsLead, { Kind: 'milestone', Milestone: 'contact' });
  at('2026-10-08 16:30');
  const gustavsLead = await ask({
    name: 'Gustav Sjöstam',
    email: 'gustav.sjostam@example.com',
    municipality: 'Kungsbacka',
    house: 'Havsutsikten 164',
    message: 'Vi säljer lägenheten först, hör gärna av er i vår.',
  });
  at('2026-10-09 11:30');
  await change(lena, gustavsLead, { Kind: 'milestone', Milestone: 'contact' });
  await change(lena, gustavsLead, { Kind: 'dormant', Until: '2027-03-01' });
  at('2026-10-30 12:00');
  const karolinasLead = await ask({
    name: 'Karolina Wiśniewska',
    email: 'karolina.w@example.com',
    municipality: 'Båstad',
    house: 'Herrgården 188',
    message: '',
  });
  at('2026-11-02 10:20');
  await change(lena, karolinasLead, { Kind: 'milestone', Milestone: 'contact' });
  await note(lena, karolinasLead, 'Valde en byggare på orten, det skilde 180 000 kr.');
  await change(lena, karolinasLead, { Kind: 'lost', Reason: 'price' });

  // Other people's.
  at('2026-11-06 08:40');
  const larsLead = await ask({
    name: 'Lars Rönnholm',
    email: 'lars.ronnholm@example.com',
    municipality: 'Kalmar',
    house: 'Strandvik 128',
    message: 'Finns tomterna i Rinkabyholm kvar?',
    plots: ['Ängsörtsgatan 13'],
  });
  at('2026-11-09 09:00');
  await change(erik, larsLead, { Kind: 'milestone', Milestone: 'contact' });
  await step(erik, larsLead, 'Visa tomten på plats', '2026-11-26');
  at('2026-11-13 14:10');
  const nguyen = await customer('Thi Mai', 'Nguyen', 'mai.nguyen@example.com', 'Uppsala');
  const nguyens = await save(nguyen, 'Höjdryggen 168', 'Uppsala', { bundle: 'Modern', name: 'Storfamiljen', plots: [] });
  const nguyensLead = await askAbout(nguyen, nguyens, 'Vi är sju i hushållet.');
  at('2026-11-16 10:05');
  await change(mehmet, nguyensLead, { Kind: 'milestone', Milestone: 'contact' });

  // A request whose offer nobody has begun.
  at('2026-11-16 18:05');
  const britta = await customer('Britta', 'Ahlgren', 'britta.ahlgren@example.com', 'Helsingborg');
  const brittas = await save(britta, 'Lingonmo 124', 'Helsingborg', { bundle: 'Klassisk', name: 'Mitt hus', plots: [] });
  const brittasLead = await askAbout(britta, brittas, '');
  at('2026-11-18 10:00');
  await change(lena, brittasLead, { Kind: 'milestone', Milestone: 'review' });
  await step(lena, brittasLead, 'Gör offert', '2026-11-23');

  // Yesterday and today.
  at('2026-11-19 13:40');
  const maria = await customer('Maria', 'Tallberg', 'maria.tallberg@example.com', 'Malmö');
  const marias = await save(maria, 'Björkliden 142', 'Malmö', { bundle: 'Klassisk', name: 'Mitt hus', plots: [] });
  at('2026-11-19 13:48');
  await askAbout(maria, marias, 'Vi har tomt i Oxie och vill bygga våren 2027. Ring helst på förmiddagen.');
  at('2026-11-19 15:50');
  await order(lena, ingridsLead, {
    tomt: 'Varberg Kvarnmaden 5:21, lagfart klar',
    finansiering: 'Betalar själv',
    undertecknare: 'Ingrid Bergvall',
  });
  at('2026-11-19 20:41');
  await accept(hedlundsOffer, 'Ylva Hedlund');
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
