import { asksAbout, house, move, note, type Story, sharesAndAsks, step, writes } from '../stories.ts';

/** Requests whose customers a salesperson has contacted. */
export const inContact: readonly Story[] = [
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
];
