import { asksAbout, house, move, note, type Story, step } from '../stories.ts';

/** Requests whose house a salesperson is reviewing with the customer. */
export const inReview: readonly Story[] = [
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
];
