import { asksAbout, house, move, note, type Story, sharesAndAsks, step } from '../stories.ts';

/**
 * Requests with a quote. The customer has not responded to the quote, has asked about it or has accepted it; or the quote is
 * expired, withdrawn or replaced.
 */
export const quoted: readonly Story[] = [
  asksAbout(
    house('Sommarhuset', 0, 'Sommarhuset'),
    [8, '19:44'],
    'Vi vill veta vad huset kostar med allt, så att vi kan prata med banken.',
    {
      firstName: 'Disa',
      lastName: 'Holm',
      email: 'kund@demo.example',
      place: 'Varberg',
      acts: [
        move(7, '11:00', 'contact'),
        note(6, '14:20', 'Gick igenom huset i telefon. Banken vill ha en offert.'),
        {
          on: [5, '15:05'],
          do: 'offer',
          inDays: 25,
          words: 'Hej Disa!\n\nTack för samtalet. Här är offerten på Sommarhuset, med altanen som vi pratade om.',
          lines: [{ title: 'Altan 24 m², tryckimpregnerad', kronor: 64_000 }],
        },
        step(5, '15:10', 'Ring om banken har svarat', 2),
      ],
    },
  ),
  asksAbout(house('Björkliden 142', 1, 'Vårt hus'), [24, '17:35'], 'Vi vill helst ha öppet mellan kök och vardagsrum.', {
    firstName: 'Linnea',
    lastName: 'Kvist',
    place: 'Malmö',
    acts: [
      move(23, '14:00', 'review'),
      {
        on: [17, '16:05'],
        do: 'offer',
        inDays: 3,
        words: 'Hej Linnea!\n\nHär är huset med öppen planlösning.',
        lines: [],
      },
      { on: [1, '18:30'], do: 'ask', words: 'Ingår målningen invändigt? Och kan offerten gälla en vecka till?' },
    ],
  }),
  asksAbout(
    house('Klippan 138', 2, 'Huset på höjden'),
    [31, '21:18'],
    'Går det att bygga med suterräng? Tomten sluttar mot söder.',
    {
      firstName: 'Ylva',
      lastName: 'Hedlund',
      place: 'Kungsbacka',
      acts: [
        note(29, '09:30', 'Ringde Ylva. Tomten sluttar två meter, grundläggaren får titta.'),
        move(29, '09:32', 'review'),
        {
          on: [15, '10:15'],
          do: 'offer',
          inDays: 15,
          words: 'Hej Ylva!\n\nHär är huset med sluttningsgrund. Ring när du har läst, så går vi igenom det.',
          lines: [
            { title: 'Sluttningsgrund, två meter', kronor: 118_000 },
            { title: 'Rabatt, visningshus i ett år', kronor: -15_000 },
          ],
        },
        { on: [0, '07:05'], do: 'accept' },
      ],
    },
  ),
  asksAbout(house('Skogsgård 152', 0, 'Gården'), [44, '12:12'], '', {
    firstName: 'Jonas',
    lastName: 'Bergqvist',
    place: 'Falkenberg',
    acts: [
      move(43, '09:40', 'contact'),
      move(38, '13:15', 'review'),
      {
        on: [33, '11:25'],
        do: 'offer',
        inDays: -4,
        words: 'Hej Jonas!\n\nHär är offerten på huset. Den gäller i fyra veckor.',
        lines: [],
      },
      note(12, '10:05', 'Banken dröjer. Han hör av sig när lånelöftet är klart.'),
      step(12, '10:06', 'Ny offert när banken har svarat', -1),
    ],
  }),
  asksAbout(house('Lingonmo 124', 1, 'Lingonbacken'), [28, '08:30'], 'Kan ni göra en offert före månadsskiftet?', {
    firstName: 'Sofia',
    lastName: 'Ekdahl',
    place: 'Halmstad',
    acts: [
      move(27, '10:00', 'review'),
      { on: [22, '09:20'], do: 'offer', inDays: 8, words: 'Hej Sofia!\n\nHär är offerten på huset.', lines: [] },
      { on: [20, '13:00'], do: 'withdraw' },
      note(20, '13:05', 'Tog tillbaka offerten: hon vill ha det större huset i stället. Nytt hus kommer i nästa vecka.'),
      step(20, '13:06', 'Hör om hon har valt det nya huset', 1),
    ],
  }),
  asksAbout(house('Furuvik 112', 0, 'Fjällstugan'), [35, '16:48'], 'Huset ska tåla mycket snö.', {
    firstName: 'Gunilla',
    lastName: 'Persson',
    place: 'Östersund',
    plots: ['Utsiktsgränd 3'],
    seller: 'noor',
    acts: [
      move(34, '09:15', 'review'),
      { on: [30, '14:30'], do: 'offer', inDays: 5, words: 'Hej Gunilla!\n\nHär är huset för snözon 3.', lines: [] },
      {
        on: [9, '10:40'],
        do: 'offer',
        inDays: 21,
        words: 'Hej Gunilla!\n\nHär är offerten igen, nu med vedspisen.',
        lines: [{ title: 'Vedspis med murad stock', kronor: 54_000 }],
      },
    ],
  }),
  sharesAndAsks(house('Attefallshus 30', 0, 'Gäststugan'), [21, '15:30'], 'En gäststuga bakom huset, gärna före midsommar.', {
    firstName: 'Rolf',
    lastName: 'Ahlin',
    place: 'Karlstad',
    seller: 'ylva',
    acts: [
      move(20, '09:50', 'contact'),
      {
        on: [13, '11:11'],
        do: 'offer',
        inDays: 17,
        words: 'Hej Rolf!\n\nHär är gäststugan, färdig att ställa på plintar.',
        lines: [],
      },
    ],
  }),
];
