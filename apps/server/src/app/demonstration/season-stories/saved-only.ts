import { house, type Story, saves } from '../stories.ts';

/** Visitors who have saved a house but sent no request. */
export const savedOnly: readonly Story[] = [
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
