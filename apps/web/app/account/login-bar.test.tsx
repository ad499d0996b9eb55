import type { Account } from '@gavel/contract';
import { asAccountId } from '@gavel/core';
import { createTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { TextsProvider } from '../texts/use-texts.ts';
import { LoginBar, LoginMenu } from './login-bar.tsx';
import { SessionProvider } from './use-account.ts';

const anna: Account = {
  id: asAccountId(7),
  firstName: 'Anna',
  lastName: 'Öberg',
  cellphone: '070-123 45 67',
  email: 'anna@example.com',
  municipalityId: '1280',
  roles: [],
  access: [],
  mustChoosePassword: false,
  hasSecondFactor: false,
  needsSecondFactor: false,
  actingFor: null,
};

function render(content: ReactNode, account: Account | null): string {
  return renderToStaticMarkup(
    <TextsProvider value={createTexts()}>
      <MemoryRouter>
        <SessionProvider value={{ account, setAccount: () => undefined, isHeard: false, logOut: async () => true }}>
          {content}
        </SessionProvider>
      </MemoryRouter>
    </TextsProvider>,
  );
}

test('a visitor gets links to create an account and to log in', () => {
  const bar = render(<LoginBar />, null);
  expect(bar).toMatch(/<a [^>]*href="\/register"[^>]*>Skapa konto<\/a>/);
  expect(bar).toMatch(/<a [^>]*href="\/login"[^>]*>Logga in<\/a>/);
  expect(bar).not.toContain('Logga ut');
});

test('a logged-in user sees their name with a link to the profile, and a logout button', () => {
  const bar = render(<LoginBar />, anna);
  expect(bar).toMatch(/<a [^>]*aria-label="Min profil: Anna Öberg"[^>]*href="\/my-profile"[^>]*>Anna Öberg<\/a>/);
  expect(bar).toMatch(/<button [^>]*>Logga ut<\/button>/);
  expect(bar).not.toContain('Logga in');
  expect(bar).not.toContain('Skapa konto');
});

test('the menu of a narrow screen contains the link to create an account, or the logout button', () => {
  expect(render(<LoginMenu />, null)).toMatch(/<a [^>]*href="\/register"[^>]*>Skapa konto<\/a>/);
  expect(render(<LoginMenu />, anna)).toMatch(/<button [^>]*>Logga ut<\/button>/);
});
