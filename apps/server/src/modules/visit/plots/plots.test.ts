import { expect, test } from 'vitest';
import { aServerOf } from '../../../testing/a-server.ts';

const server = aServerOf();

test('the plots in the response have the field names of the specification, including the misspelled ones', async () => {
  expect((await server.get('/api/plots/')).body).toMatchObject([
    {
      Id: 1,
      Adress: 'Björkvägen 1',
      MunicipalityName: 'Habo',
      LandArea: 912,
      Price: '450000.00',
      PropertyReference: 'Björken 1:1',
    },
    { Id: 2, Price: '325000.00' },
  ]);
});

test.each(['/api/plots/?municipalityName=Ume%C3%A5', '/api/plots?municipalityName=ume%C3%A5'])(
  'GET %s returns only the plots in the municipality that the address names',
  async (path) => {
    expect((await server.get(path)).body).toMatchObject([{ Id: 2 }]);
  },
);

test('for a municipality without plots, the server returns an empty list of plots', async () => {
  expect((await server.get('/api/plots/?municipalityName=Kiruna')).body).toEqual([]);
});
