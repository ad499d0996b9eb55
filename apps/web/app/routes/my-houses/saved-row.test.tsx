import type { ListedHouse } from '@gavel/contract';
import { asHouseId, kr } from '@gavel/core';
import { createTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SessionProvider } from '../../account/use-account.ts';
import { SavedRow } from '../../kept-house/saved-row.tsx';
import { TextsProvider } from '../../texts/use-texts.ts';
import { CompareOwn } from './compare-own.tsx';
import { SavedHouseWays } from './saved-house-ways.tsx';

const listed: ListedHouse = {
  id: 'Abc12345',
  name: 'Huset på höjden',
  type: 'guide',
  revision: 2,
  savedAt: Date.parse('2026-11-20T12:00:00Z'),
  savedBy: null,
  price: kr(2_000_000),
  image: '',
  houseId: asHouseId(2),
  houseTitle: 'Sjövik',
  houseArea: 120,
  buildArea: null,
  rooms: 5,
  houseType: null,
  areaKind: 'living',
  information: '',
  municipalityId: '2480',
  municipalityName: 'Umeå',
  requestForProposalSentAt: null,
  questionSentAt: null,
  orderEnd: null,
  isOwner: true,
  household: [],
};

function render(content: ReactNode): string {
  return renderToStaticMarkup(
    <TextsProvider value={createTexts()}>
      <SessionProvider value={{ account: null, setAccount: () => undefined, isHeard: false, logOut: async () => true }}>
        <MemoryRouter>{content}</MemoryRouter>
      </SessionProvider>
    </TextsProvider>,
  );
}

test.each([
  ['guide', '/start/Abc12345'],
  ['base', '/base/Abc12345'],
] as const)('a house of the type %s (guide: saved house, base: final order) opens at the address %s', (type, address) => {
  const page = render(<SavedRow house={{ ...listed, type }} isFirst />);
  expect(page).toContain(`href="${address}"`);
});

test.each([
  [null, 'Slutlig beställning<'],
  ['cancelled', 'Slutlig beställning, avbeställd<'],
  ['replaced', 'Slutlig beställning, ersatt av en ny<'],
] as const)('the row of an order that has ended as %s (null: it has not ended) contains: %s', (orderEnd, said) => {
  expect(render(<SavedRow house={{ ...listed, type: 'base', orderEnd }} isFirst />)).toContain(said);
});

test('the row of a saved house shows the date of the quote request', () => {
  const row = (requestForProposalSentAt: number | null) =>
    render(<SavedRow house={{ ...listed, requestForProposalSentAt }} isFirst />);
  expect(row(Date.parse('2026-11-21T09:00:00Z'))).toMatch(/Offert begärd.*2026-11-21/);
  expect(row(null)).not.toContain('Offert begärd');
});

test('a saved house has a link to the page on which the user shares it; an ordered house has no such link', () => {
  const ways = (type: ListedHouse['type']) => render(<SavedHouseWays house={{ ...listed, type }} onDone={() => undefined} />);
  expect(ways('guide')).toMatch(/<a [^>]*href="\/my-projects\/Abc12345\/household"[^>]*>Dela<\/a>/);
  expect(ways('base')).toBe('');
});

test('CompareOwn renders a link to the comparison if the visitor has two houses, and renders nothing if the visitor has only one', () => {
  expect(render(<CompareOwn count={2} />)).toMatch(/<a [^>]*href="\/compare"[^>]*>Jämför hus<\/a>/);
  expect(render(<CompareOwn count={1} />)).toBe('');
});
