import { expect, test } from 'vitest';
import { aServerOf } from '../../../testing/a-server.ts';

const server = aServerOf();

test('plots have the field names and spelling of the specification', async () => {
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
  '%s returns the plots of the municipality',
  async (path) => {
    expect((await server.get(path)).body).toMatchObject([{ Id: 2 }]);
  },
);

test('a municipality without plots returns an empty list', async () => {
  expect((await server.get('/api/plots/?municipalityName=Kiruna')).body).toEqual([]);
});
