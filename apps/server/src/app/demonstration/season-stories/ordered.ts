import { asksAbout, house, move, note, type Story } from '../stories.ts';

/**
 * Two requests with a final order. The first has reached the milestone agreement. The order of the second waits for the approval
 * of an administrator.
 */
export const ordered: readonly Story[] = [
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
];
