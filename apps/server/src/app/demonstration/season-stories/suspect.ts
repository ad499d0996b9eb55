import { type Story, writes } from '../stories.ts';

/** Requests that are held back. */
export const suspect: readonly Story[] = [
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
];
