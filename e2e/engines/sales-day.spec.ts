import { linkIn, mailWith } from '../support/mails.ts';
import { LENA } from '../support/staff.ts';
import { logIn } from './account.ts';
import { fieldValueOf } from './read-element.ts';
import { saveHouseOf } from './saved-house.ts';
import { DESKTOP, PHONE, test } from './test.ts';

test('a salesperson reads a request, decides the next step and sends a quote, which the customer accepts', async ({
  openBrowser,
}, { project }) => {
  const name = `Eva Ek-${crypto.randomUUID().slice(0, 8)}`;
  const email = `${project.name}.${crypto.randomUUID()}@example.com`;
  const customer = await openBrowser(PHONE);
  const lena = await openBrowser(PHONE);

  await test.step('a customer requests a quote', async () => {
    const token = await saveHouseOf(customer, name, email);
    await customer.goto(`/configuration/${token}/1/1?view=summary`);
    await customer.button('Begär offert').click();
    const quote = customer.role('dialog', 'Begär offert');
    await quote.role('textbox', 'Något mer vi ska veta?').fill('Ring helst efter fem.');
    await quote.button('Skicka offertförfrågan').click();
    await customer.role('dialog', 'Tack, din offertförfrågan är skickad').seen();
  });

  await test.step('the salesperson reads the request on a phone and decides the next step', async () => {
    await logIn(lena, LENA);
    await lena.goto(`/admin/leads?view=mine&search=${encodeURIComponent(name)}`);
    await lena.link(name).click();
    await lena.text(/Ring helst efter fem\./).seen();
    await lena.button('Sätt läge Kontakt').click();
    const next = lena.role('region', 'Nästa steg');
    await next.button('Bestäm').click();
    await lena.label('Vad ska göras').fill('Skicka offert');
    await lena.button('Spara').click();
    await next.text('Skicka offert').seen();
  });

  const quote = await test.step('the salesperson writes the quote on a desktop and sends it', async () => {
    await lena.tab.resize(DESKTOP);
    await lena.link('Offert').click();
    await lena.button('Lägg till rad').click();
    await lena.label('Vad raden gäller').fill('Altan 24 m²');
    await lena.label('Belopp i kr inkl. moms').fill('64 000');
    await lena.button('Hämta mall').click();
    await lena.button('Skicka offert').click();
    await lena.button('Skicka nu').click();
    await lena.text(new RegExp(`är skickad till ${email}`)).seen();
    return new URL(linkIn(await mailWith(email, '/offer/'), '/offer/')).pathname;
  });

  await test.step('the customer accepts the quote, and the salesperson sees that', async () => {
    await customer.goto(quote);
    await customer.link('Jag vill gå vidare').click();
    await customer.label('Ditt namn').has(`is ${name}`, fieldValueOf, (value) => value === name);
    await customer.button('Jag vill gå vidare').click();
    await customer.text(new RegExp(`${name} svarade ”Jag vill gå vidare” den 20 november 2026`)).seen();
    await lena.text('Kunden vill gå vidare med offerten').seen();
  });
});
