import { asksAbout, house, type Story, sharesAndAsks, writes } from '../stories.ts';

/** Requests of today and the two days before, to which nobody has responded yet. */
export const unanswered: readonly Story[] = [
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
];
