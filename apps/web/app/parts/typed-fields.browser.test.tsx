import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { hasPassword, keepTyped, restoreTyped } from './typed-fields.ts';

beforeEach(() => sessionStorage.clear());
let end = () => undefined as unknown;
afterEach(() => end());

function Form({ told = [] as string[] }) {
  const [message, setMessage] = useState('');
  return (
    <form>
      <label htmlFor="name">Namn</label>
      <input id="name" name="name" />
      <textarea aria-label="Meddelande" value={message} onChange={(event) => setMessage(event.target.value)} />
      <p data-testid="told">{message}</p>
      <select aria-label="Område">
        <option value="1">Norr</option>
        <option value="2">Söder</option>
      </select>
      <label>
        <input type="checkbox" name="newsletter" onChange={(event) => told.push(`newsletter ${event.target.checked}`)} />{' '}
        Nyhetsbrev
      </label>
      <input type="password" aria-label="Lösenord" />
      {/* A password field whose password is visible, as `ui/password-field.tsx` renders it. */}
      <input type="text" data-password aria-label="Nytt lösenord" />
    </form>
  );
}

test('after a reload, the forms contain the text that was typed before, but no password', async () => {
  const before = await render(<Form />);
  await page.getByLabelText('Namn').fill('Åsa Ek');
  await page.getByLabelText('Meddelande').fill('Hej,\nring mig');
  await page.getByLabelText('Område').selectOptions('Söder');
  await page.getByLabelText('Nyhetsbrev').click();
  await page.getByLabelText('Lösenord', { exact: true }).fill('en hemlighet');
  expect(hasPassword()).toBe(true);
  await page.getByLabelText('Lösenord', { exact: true }).fill('');
  await page.getByLabelText('Nytt lösenord').fill('en hemlighet som visas');
  expect(hasPassword()).toBe(true);
  keepTyped();
  await before.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('hemlighet');

  end = restoreTyped();
  const told: string[] = [];
  // The form is rendered only after `restoreTyped` was called.
  await render(<Form told={told} />);
  await expect.element(page.getByLabelText('Namn')).toHaveValue('Åsa Ek');
  await expect.element(page.getByTestId('told')).toHaveTextContent('Hej, ring mig');
  await expect.element(page.getByLabelText('Område')).toHaveValue('2');
  await expect.element(page.getByLabelText('Nyhetsbrev')).toBeChecked();
  expect(told).toEqual(['newsletter true']);
  for (const name of ['Lösenord', 'Nytt lösenord'])
    await expect.element(page.getByLabelText(name, { exact: true })).toHaveValue('');
});

test('after a reload for another account, the read-only fields contain the data of the new account', async () => {
  const form = (email: string) => (
    <form>
      <input aria-label="E-postadress" readOnly defaultValue={email} />
      <textarea aria-label="Meddelande" />
    </form>
  );
  const before = await render(form('anna@example.com'));
  await page.getByLabelText('Meddelande').fill('Ring mig');
  keepTyped();
  await before.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('anna@example.com');
  end = restoreTyped();
  await render(form('berit@example.com'));
  await expect.element(page.getByLabelText('Meddelande')).toHaveValue('Ring mig');
  await expect.element(page.getByLabelText('E-postadress')).toHaveValue('berit@example.com');
});

test('after a reload, the page fills in the typed text only once, and later changes by the visitor stay', async () => {
  await render(<Form />);
  await page.getByLabelText('Namn').fill('Åsa Ek');
  keepTyped();
  end = restoreTyped();
  await page.getByLabelText('Namn').fill('Bo');
  await render(<p>Något nytt på sidan</p>);
  await expect.element(page.getByLabelText('Namn')).toHaveValue('Bo');
  expect(sessionStorage.getItem('gavel.typed')).toBeNull();
});
