import { asksAbout, house, move, note, type Story, writes } from '../stories.ts';

/** Requests that are dormant until today or a later day. */
export const resting: readonly Story[] = [
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
];
