import { createTexts } from '@gavel/texts';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { TextsProvider } from '../texts/use-texts.ts';
import { FilledForm } from './filled-form.tsx';
import { LabelledField } from './labelled-field.tsx';
import { TextField } from './text-field.tsx';

const status = page.getByRole('status');
const send = page.getByRole('button', { name: 'Skicka' });
const name = page.getByLabelText('Namn');
const email = page.getByLabelText('E-post');
const day = page.getByLabelText('Dag');

function Example({ sent }: { sent: string[] }) {
  const [written, setWritten] = useState('');
  return (
    <FilledForm onSend={() => sent.push(written)}>
      <TextField label="Namn" required value={written} onChange={({ target }) => setWritten(target.value)} />
      <LabelledField label="E-post" required hint="Dit svaret går">
        {(field) => <input {...field} type="email" />}
      </LabelledField>
      <LabelledField label="Dag">{(field) => <input {...field} type="date" min="2026-11-20" />}</LabelledField>
      <button type="submit">Skicka</button>
    </FilledForm>
  );
}

async function open(): Promise<string[]> {
  const sent: string[] = [];
  const router = createMemoryRouter([{ path: '/', element: <Example sent={sent} /> }]);
  await render(
    <TextsProvider value={createTexts()}>
      <RouterProvider router={router} />
    </TextsProvider>,
  );
  return sent;
}

test('an invalid FilledForm shows how many fields have errors, and each of these fields shows its error until it is valid', async () => {
  const sent = await open();
  await name.fill('   ');
  await day.fill('2026-11-19');
  await send.click();
  await expect.element(status).toHaveTextContent('2 fält behöver fyllas i. Ett fält behöver rättas.');
  expect(page.getByRole('alert').elements()).toEqual([]);
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Fyll i fältet');
  await expect.element(email).toHaveAccessibleDescription('Fyll i fältet Dit svaret går');
  await expect.element(day).toHaveAccessibleDescription('Välj en senare dag');
  await email.fill('anna');
  await expect.element(email).toHaveAccessibleDescription('Ange en giltig E-postadress Dit svaret går');
  await expect.element(status).toHaveTextContent('Ett fält behöver fyllas i. 2 fält behöver rättas.');
  await name.fill('Anna');
  await email.fill('anna@example.se');
  await day.fill('2026-11-20');
  await expect.element(status).toBeEmptyDOMElement();
  expect(sent).toEqual([]);
  await send.click();
  expect(sent).toEqual(['Anna']);
});

test('no field of a FilledForm shows an error before the form is sent', async () => {
  await open();
  await email.fill('anna');
  await name.click();
  await expect.element(email).toHaveAttribute('aria-invalid', 'false');
  await expect.element(status).toBeEmptyDOMElement();
});
