import { describe, expect, test } from 'vitest';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { now } from '../../../testing/a-server.ts';
import { anAccountsSite, newsletter, terms } from '../../../testing/an-accounts-site.ts';
import { databases } from '../../../testing/databases.ts';
import { storeRange } from '../../range/store-range.ts';

describe.each(databases)('accounts, stored in the database $kind', ({ open, once }) => {
  const site = anAccountsSite(open);
  const { visitor, registered } = site;

  test('a user can subscribe to the newsletter and unsubscribe, and each withdrawn consent has the time of its withdrawal', async () => {
    const browser = await registered();
    site.clock += 1000;
    expect((await browser.post('/api/account/newsletter', { Newsletter: false })).status).toBe(204);
    expect((await browser.get('/api/account/consents')).body).toContainEqual(
      expect.objectContaining({ Slug: 'nyhetsbrev', WithdrawnAtUtc: new Date(site.clock).toISOString() }),
    );
    site.clock += 1000;
    await browser.post('/api/account/newsletter', { Newsletter: true });
    expect((await browser.get('/api/account/consents')).body).toHaveLength(3);
    // Subscribing again changes nothing, even with two concurrent requests.
    const before = (await browser.get('/api/account/consents')).body;
    site.clock += 1000;
    await Promise.all([1, 2].map(() => browser.post('/api/account/newsletter', { Newsletter: true })));
    expect((await browser.get('/api/account/consents')).body).toEqual(before);
    const of = (body: unknown) => (Array.isArray(body) ? body : []).filter(({ Slug }) => Slug === 'nyhetsbrev');
    await browser.post('/api/account/newsletter', { Newsletter: false });
    site.clock += 1000;
    await Promise.all([1, 2].map(() => browser.post('/api/account/newsletter', { Newsletter: true })));
    const given = of((await browser.get('/api/account/consents')).body);
    expect(given.map(({ WithdrawnAtUtc }) => WithdrawnAtUtc === null)).toEqual([true, false, false]);
  });

  once.test('if the builder no longer has a newsletter, users can unsubscribe but not subscribe', async () => {
    const browser = await registered();
    await storeRange(site.db, { ...aPublishedRange(), consents: [terms] }, new Date(now));
    try {
      const { status, body } = await browser.post('/api/account/newsletter', { Newsletter: true });
      expect([status, body]).toEqual([404, expect.objectContaining({ code: 'unknown-consent', field: 'Newsletter' })]);
      expect((await browser.post('/api/account/newsletter', { Newsletter: false })).status).toBe(204);
      expect((await browser.get('/api/account/consents')).body).toContainEqual(
        expect.objectContaining({ Slug: 'nyhetsbrev', WithdrawnAtUtc: expect.any(String) }),
      );
    } finally {
      await storeRange(site.db, { ...aPublishedRange(), consents: [terms, newsletter] }, new Date(now));
    }
  });

  once.test('the server returns the text of a consent by its slug', async () => {
    expect((await visitor().get('/api/gdpr/getconsent?slug=anvandarvillkor')).body).toEqual({
      Id: 7,
      Slug: 'anvandarvillkor',
      Version: '2026-09-01',
      Title: 'Villkor',
      Text: '<p>Villkor</p>',
    });
    expect((await visitor().get('/api/gdpr/getconsent?slug=okant')).status).toBe(404);
    expect((await visitor().get('/api/gdpr/getconsent')).status).toBe(400);
  });
});
