import { asksAbout, move, note, type Story, saves, sharesAndAsks, step, writes } from './stories.ts';

const house = (title: string, bundle: number | null, name: string) => ({ title, bundle, name });

/** What has been asked of the demonstration's builder, and what became of it: a season up to today, latest first. */
export const seasonStories: readonly Story[] = [
  // Today and yesterday: nobody has answered yet.
  writes('Ängsbacken 156', [0, '08:12'], 'Går det att få garaget i vinkel mot huset? Vi har en hörntomt.', {
    firstName: 'Samir',
    lastName: 'Haddad',
    place: 'Lund',
  }),
  asksAbout(
    house('Björkliden 142', 0, 'Mitt hus'),
    [0, '07:20'],
    'Vi har tomt i Oxie och vill bygga i vår. Ring helst på förmiddagen.',
    {
      firstName: 'Maria',
      lastName: 'Tallberg',
      place: 'Malmö',
    },
  ),
  writes('', [0, '06:48'], 'Är tomten på Ekbrovägen kvar? Vi kan titta på den när som helst.', {
    firstName: 'Tove',
    lastName: 'Lagerbäck',
    place: 'Varberg',
    plots: ['Ekbrovägen 8'],
    seller: null,
  }),
  sharesAndAsks(house('Lingonmo 124', 1, 'Enplanshuset'), [1, '21:34'], 'Vad kostar samma hus utan carport?', {
    firstName: 'Petter',
    lastName: 'Nyberg',
    place: 'Halmstad',
  }),
  writes(
    'Strandvik 128',
    [1, '19:05'],
    'Har ni något visningshus på västkusten?',
    {
      firstName: 'Elin',
      lastName: 'Sjögren',
      place: 'Kungsbacka',
    },
    'hosten',
  ),
  asksAbout(house('Furuvik 112', 0, 'Stugan'), [1, '12:40'], '', {
    firstName: 'Bengt',
    lastName: 'Ivarsson',
    place: 'Östersund',
    seller: 'noor',
  }),
  writes('', [2, '16:22'], 'Bygger ni attefallshus med loft?', {
    firstName: 'Wilma',
    lastName: 'Åkesson',
    place: 'Uppsala',
    seller: null,
  }),

  // In contact.
  asksAbout(
    house('Kvarnholmen 148', 1, 'Hus i Lund'),
    [4, '20:11'],
    'Vi undrar framför allt över köket: får det plats med en köksö?',
    {
      firstName: 'Oskar',
      lastName: 'Vintersjö',
      place: 'Lund',
      acts: [
        note(3, '10:15', 'Ringde. De bor trångt och vill flytta in nästa höst. Köksön är viktigast.'),
        move(3, '10:17', 'contact'),
        step(3, '10:20', 'Genomgång på kontoret, kök och badrum', 0),
      ],
    },
  ),
  writes('Skogsgård 152', [5, '11:03'], 'Hur lång är leveranstiden just nu?', {
    firstName: 'Per-Olof',
    lastName: 'Strandh',
    place: 'Laholm',
    acts: [
      move(4, '13:10', 'contact'),
      note(4, '13:12', 'Svarade: sju månader från bygglov. Vill ha planritningen med garaget inritat.'),
      step(4, '13:15', 'Skicka planritning med garaget inritat och mått till tomtgränsen', -2),
    ],
  }),
  sharesAndAsks(house('Mjällom 96', 0, 'Fritidshuset'), [6, '09:47'], 'Vi söker ett fritidshus som går att bo i året runt.', {
    firstName: 'Ann-Sofie',
    lastName: 'Granat',
    place: 'Båstad',
    acts: [
      note(5, '14:05', 'Gick igenom huset i telefon. Hon visar det för sin man i helgen.'),
      move(5, '14:06', 'contact'),
      step(5, '14:08', 'Ring efter helgen', 1),
    ],
  }),
  writes(
    'Herrgården 188',
    [8, '18:19'],
    'Går det att bygga med källare?',
    {
      firstName: 'Henrik',
      lastName: 'af Ekenstam',
      place: 'Höganäs',
      acts: [
        move(7, '09:25', 'contact'),
        note(7, '09:30', 'Ingen källare, men suterräng om tomten tillåter. Skickar grundritningen.'),
        step(6, '15:40', 'Hör med grundläggaren om suterräng', 3),
      ],
    },
    'hosten',
  ),
  asksAbout(
    house('Strandvik 128', 0, 'Strandhuset'),
    [9, '07:55'],
    'Finns tomterna i Rinkabyholm kvar?',
    {
      firstName: 'Lars',
      lastName: 'Rönnholm',
      place: 'Kalmar',
      plots: ['Ängsörtsgatan 13', 'Stenmursvägen 4'],
      seller: 'ylva',
      acts: [move(8, '09:00', 'contact'), step(8, '09:05', 'Visa tomten på plats', 4)],
    },
    'Sales',
  ),
  writes('Björkliden 142', [16, '19:20'], 'Har ni visningshus i Skåne?', {
    firstName: 'Viktor',
    lastName: 'Ekebom',
    place: 'Ängelholm',
    acts: [note(14, '09:15', 'Mejlade två gånger, inget svar än.'), move(14, '09:16', 'contact')],
  }),

  // Going through the house.
  asksAbout(house('Havsutsikten 164', 2, 'Utsikten'), [12, '21:40'], 'Vi vill ha så mycket glas som möjligt mot havet.', {
    firstName: 'Camilla',
    lastName: 'Öberg',
    place: 'Varberg',
    plots: ['Strandrågsvägen 16', 'Kvarnbacken 21'],
    acts: [
      move(11, '10:30', 'contact'),
      note(9, '15:30', 'Genomgång på kontoret. Fönstren klara, taket återstår.'),
      move(9, '15:31', 'review'),
      step(9, '15:35', 'Skicka två förslag på tak', 0),
      { on: [1, '20:52'], do: 'save-again' },
    ],
  }),
  asksAbout(house('Ängsbacken 156', 0, 'Ängen'), [14, '13:02'], '', {
    firstName: 'Fredrik',
    lastName: 'Lundmark',
    place: 'Helsingborg',
    acts: [
      move(13, '08:45', 'contact'),
      note(12, '11:20', 'Tre barn, behöver fyra sovrum. Gick igenom övervåningen på video.'),
      move(12, '11:21', 'review'),
      {
        on: [2, '16:10'],
        do: 'draft',
        inDays: 28,
        words: 'Hej Fredrik!\n\nHär är huset så som vi gick igenom det, med fyra sovrum på övervåningen.',
        lines: [{ title: 'Extra sovrum på övervåningen', kronor: 38_000 }],
      },
      step(2, '16:20', 'Skicka offerten', 0),
    ],
  }),
  asksAbout(house('Höjdryggen 168', 1, 'Storfamiljen'), [10, '14:10'], 'Vi är sju i hushållet.', {
    firstName: 'Thi Mai',
    lastName: 'Nguyen',
    place: 'Uppsala',
    plots: ['Sjöbrinken 4'],
    seller: 'ylva',
    acts: [move(9, '10:05', 'review'), step(9, '10:06', 'Rita in ett sjätte sovrum', 2)],
  }),
  asksAbout(house('Klippan 138', 0, 'Huset vid berget'), [18, '17:26'], 'Tomten är brant. Vad gör vi åt grunden?', {
    firstName: 'Mikael',
    lastName: 'Hagström',
    place: 'Sundsvall',
    seller: 'noor',
    acts: [
      move(17, '09:10', 'contact'),
      note(15, '13:50', 'Besökte tomten. Tre meters fall, sluttningsgrund går bra.'),
      move(15, '13:52', 'review'),
    ],
  }),

  // Offers: open, asked about, accepted, expired, withdrawn, replaced.
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

  // Orders: one is frozen and agreed, one waits for an administrator.
  asksAbout(
    house('Ängsbacken 156', 0, 'Huset i Viken'),
    [62, '18:31'],
    'Vi har tingat tomten på Fiskaregången och vill flytta in till jul nästa år.',
    {
      firstName: 'Hanna',
      lastName: 'Östergren',
      place: 'Höganäs',
      plots: ['Fiskaregången 7'],
      acts: [
        note(61, '09:05', 'Ringde. Två barn, båda arbetar hemma: vill gå igenom arbetsrummen.'),
        move(61, '09:06', 'contact'),
        note(54, '15:30', 'Genomgång på kontoret, en och en halv timme. Köket klart, badrummet återstår.'),
        move(54, '15:31', 'review'),
        {
          on: [47, '11:00'],
          do: 'offer',
          inDays: -17,
          words: 'Hej Hanna!\n\nTack för i tisdags. Här är huset så som vi gick igenom det, med altanen mot havet.',
          lines: [{ title: 'Altan 24 m², tryckimpregnerad', kronor: 64_000 }],
        },
        { on: [41, '20:14'], do: 'accept' },
        {
          on: [30, '10:40'],
          do: 'order',
          waits: false,
          ticks: {
            tomt: 'Höganäs Garnboden 1:77, köpekontrakt skrivet',
            finansiering: 'Lånelöfte 4,2 mkr från banken',
            undertecknare: 'Hanna Östergren och Karl Östergren',
          },
        },
        move(22, '14:30', 'agreement'),
      ],
    },
  ),
  asksAbout(house('Attefallshus 30', 1, 'Gäststugan'), [25, '19:10'], 'En gäststuga bakom huset, till barnen när de hälsar på.', {
    firstName: 'Ingrid',
    lastName: 'Bergvall',
    place: 'Varberg',
    plots: ['Kvarnbacken 21'],
    acts: [
      move(24, '10:10', 'contact'),
      move(19, '14:00', 'review'),
      { on: [16, '13:35'], do: 'offer', inDays: 14, words: 'Hej Ingrid!\n\nHär är gäststugan.', lines: [] },
      { on: [10, '19:02'], do: 'accept' },
      {
        on: [1, '15:50'],
        do: 'order',
        waits: true,
        ticks: { tomt: 'Varberg Kvarnmaden 5:21, lagfart klar', finansiering: 'Betalar själv', undertecknare: 'Ingrid Bergvall' },
      },
    ],
  }),

  // Resting until a day, or awake again today.
  writes('Havsutsikten 164', [40, '16:30'], 'Vi säljer lägenheten först, hör gärna av er längre fram.', {
    firstName: 'Gustav',
    lastName: 'Sjöstam',
    place: 'Kungsbacka',
    acts: [move(39, '11:30', 'contact'), { on: [39, '11:32'], do: 'dormant', inDays: 60 }],
  }),
  asksAbout(house('Lingonmo 124', 0, 'Framtidshuset'), [52, '10:20'], 'Vi bygger om två år men vill förstå priset redan nu.', {
    firstName: 'Daniela',
    lastName: 'Rossi',
    place: 'Malmö',
    acts: [
      note(51, '13:05', 'Berättade om kampanjer och prisindex. Hör av mig när detaljplanen är klar.'),
      move(51, '13:06', 'review'),
      { on: [51, '13:08'], do: 'dormant', inDays: 0 },
    ],
  }),
  writes('', [58, '09:09'], 'Vi letar tomt i Norrtälje.', {
    firstName: 'Kerstin',
    lastName: 'Wallin',
    place: 'Norrtälje',
    plots: ['Fyrgränd 9', 'Sundsuddsvägen 40'],
    seller: 'ylva',
    acts: [move(57, '10:00', 'contact'), { on: [57, '10:03'], do: 'dormant', inDays: 30 }],
  }),

  // Lost, for every reason.
  writes('Herrgården 188', [27, '12:00'], '', {
    firstName: 'Karolina',
    lastName: 'Wiśniewska',
    place: 'Båstad',
    acts: [
      move(26, '10:20', 'contact'),
      note(25, '10:22', 'Valde en byggare på orten, det skilde 180 000 kr.'),
      { on: [25, '10:24'], do: 'lost', reason: 'competitor' },
    ],
  }),
  asksAbout(house('Höjdryggen 168', 2, 'Drömhuset'), [48, '20:40'], 'Kommer vi under fem miljoner med tomten?', {
    firstName: 'Emil',
    lastName: 'Forsgren',
    place: 'Helsingborg',
    acts: [
      move(47, '09:00', 'review'),
      { on: [42, '11:45'], do: 'offer', inDays: -20, words: 'Hej Emil!\n\nHär är offerten på huset.', lines: [] },
      note(24, '16:00', 'För dyrt med den tomten. Letar ett befintligt hus i stället.'),
      { on: [24, '16:02'], do: 'lost', reason: 'price' },
    ],
  }),
  writes('Mjällom 96', [36, '15:15'], 'Tomten har vi nästan köpt.', {
    firstName: 'Stig',
    lastName: 'Malmberg',
    place: 'Laholm',
    acts: [note(35, '09:35', 'Någon annan fick tomten.'), { on: [35, '09:36'], do: 'lost', reason: 'plot' }],
  }),
  asksAbout(house('Kvarnholmen 148', 0, 'Kvarnhuset'), [55, '18:05'], '', {
    firstName: 'Amira',
    lastName: 'Sobhani',
    place: 'Jönköping',
    plots: ['Vätterblicken 10'],
    seller: 'ylva',
    acts: [move(54, '10:00', 'review'), { on: [40, '14:00'], do: 'lost', reason: 'financing' }],
  }),
  writes(
    'Strandvik 128',
    [66, '10:12'],
    'Vad kostar huset nyckelfärdigt?',
    {
      firstName: 'Göran',
      lastName: 'Lööf',
      place: 'Halmstad',
      acts: [
        note(65, '09:10', 'Ringde och berättade. Bygger inte i år.'),
        { on: [65, '09:12'], do: 'lost', reason: 'postponed' },
      ],
    },
    'sommar',
  ),
  writes('', [71, '19:40'], 'Ring mig!', {
    firstName: 'Birgit',
    lastName: 'Palm',
    place: 'Gävle',
    seller: 'noor',
    acts: [note(70, '10:00', 'Ringde tre gånger, svarar inte.'), { on: [63, '09:00'], do: 'lost', reason: 'unreachable' }],
  }),

  // What robots seem to have written.
  {
    ...writes('', [3, '03:14'], 'Best SEO for your website, first page guaranteed.', {
      firstName: 'Rank',
      lastName: 'Booster',
      place: 'Stockholm',
      email: 'offers@seo.example',
    }),
    isSuspect: true,
  },
  {
    ...writes('Björkliden 142', [2, '13:31'], 'Kan man välja stående panel?', {
      firstName: 'Nils',
      lastName: 'Rask',
      place: 'Lund',
    }),
    isSuspect: true,
  },

  // Those who have saved a house and asked nothing yet.
  saves(house('Skogsgård 152', 1, 'Hus i Sävar'), [3, '20:20'], {
    firstName: 'Ida',
    lastName: 'Norberg',
    place: 'Umeå',
    plots: ['Bryggstigen 5', 'Granåkersvägen 14'],
  }),
  saves(house('Strandvik 128', 0, 'Sommarstället'), [7, '21:05'], {
    firstName: 'Mats',
    lastName: 'Holmgren',
    place: 'Varberg',
    plots: ['Strandrågsvägen 16'],
  }),
  saves(house('Björkliden 142', 2, 'Familjehuset'), [13, '19:50'], {
    firstName: 'Zahra',
    lastName: 'Karimi',
    place: 'Uppsala',
    plots: ['Sjöbrinken 4', 'Kvarnängsvägen 7'],
  }),
  saves(house('Furuvik 112', 1, 'Udden'), [19, '08:40'], {
    firstName: 'Anders',
    lastName: 'Dahl',
    place: 'Leksand',
    plots: ['Udden 6'],
  }),
];
