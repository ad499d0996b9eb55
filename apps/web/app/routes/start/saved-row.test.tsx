import type { ListedHouse } from '@gavel/contract';
import { asHouseId, kr } from '@gavel/core';
import { createTexts } from '@gavel/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { TextsProvider } from '../../texts/use-texts.ts';
import { SavedRow } from './saved-row.tsx';

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
  information: '',
  municipalityId: '2480',
  municipalityName: 'Umeå',
  requestForProposalSentAt: null,
  isOwner: true,
  household: [],
};

test.each([
  ['guide', '/start/Abc12345'],
  ['base', '/base/Abc12345'],
] as const)('a house of type %s opens at %s', (type, address) => {
  const page = renderToStaticMarkup(
    <TextsProvider value={createTexts()}>
      <MemoryRouter>
        <SavedRow house={{ ...listed, type }} isFirst />
      </MemoryRouter>
    </TextsProvider>,
  );
  expect(page).toContain(`href="${address}"`);
});
