import { expect, test } from 'vitest';
import { aServerOf } from '../../testing/a-server.ts';

const server = aServerOf();

test('the list of municipalities contains the county of each municipality, and whether the builder delivers there', async () => {
  const { body } = await server.get('/api/municipalities');
  expect(body).toEqual([
    { Id: '0643', Name: 'Habo', County: 'Jönköpings län', Denied: false, PriceListAreaCode: 'S', PriceListName: 'Söder' },
    { Id: '1280', Name: 'Malmö', County: 'Skåne län', Denied: false, PriceListAreaCode: 'S', PriceListName: 'Söder' },
    { Id: '2480', Name: 'Umeå', County: 'Västerbottens län', Denied: false, PriceListAreaCode: 'N', PriceListName: 'Norr' },
    { Id: '2463', Name: 'Åsele', County: 'Västerbottens län', Denied: true, PriceListAreaCode: 'N', PriceListName: 'Norr' },
  ]);
});

test('the server returns the alert messages: texts for a replacement of one answer by another', async () => {
  expect((await server.get('/api/alertmessages')).body).toEqual([
    { ReplacedFrom: { QuestionId: 12, AnswerId: 121 }, ReplacedTo: { QuestionId: 12, AnswerId: 122 }, Text: 'Räcke behövs.' },
  ]);
});

test('the server returns the product information of a question; for a question without product information it returns an empty list', async () => {
  expect((await server.get('/api/productinformation/11')).body).toEqual([
    { Category: 'Ute', Title: 'Altan', Items: [{ Title: 'Tryckt virke', Text: '', ImageLarge: '' }] },
  ]);
  expect((await server.get('/api/productinformation/12')).body).toEqual([]);
});

test('for the product information of an unknown question the server returns 404, for an invalid question id 400; both responses name the parameter', async () => {
  const unknown = await server.get('/api/productinformation/99');
  expect([unknown.status, unknown.body]).toMatchObject([404, { code: 'unknown-question', field: 'questionId' }]);
  const malformed = await server.get('/api/productinformation/altan');
  expect([malformed.status, malformed.body]).toMatchObject([400, { code: 'malformed-query', field: 'questionId' }]);
});

test('the response about the brand contains the help guide and the texts that the builder has changed', async () => {
  expect((await server.get('/api/brand')).body).toMatchObject({
    Name: 'Provhus',
    Colours: { Accent: '#8a2f2a' },
    Contact: { Email: 'hej@provhus.example', CustomerService: 'kund@provhus.example' },
    HelpGuide: [{ Title: 'Översikt' }],
    Texts: { 'start.title': 'Bygg här' },
  });
});
