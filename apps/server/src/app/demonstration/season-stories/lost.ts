import { asksAbout, house, move, note, type Story, writes } from '../stories.ts';

/** Requests that were lost, one for each reason except `other`. */
export const lost: readonly Story[] = [
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
];
