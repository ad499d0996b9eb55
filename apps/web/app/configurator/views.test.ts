import { expect, expectTypeOf, test } from 'vitest';
import type { View, ViewProps } from '../visit/use-view.ts';
import type { ViewEntry } from './views.ts';

test('the names that can be opened are those of the list', () => {
  expectTypeOf<'summary' | 'save' | 'picture'>().toExtend<View>();
  expectTypeOf<'cellar'>().not.toExtend<View>();
  expectTypeOf<string>().not.toExtend<View>();
});

test('a view without a component does not compile, nor one that asks for more than a view is given', () => {
  const here: ViewEntry = { component: ({ open }: ViewProps) => open && 'here' };
  const later: ViewEntry = {
    load:
      async () =>
      ({ open }: ViewProps) =>
        open && 'later',
  };
  // @ts-expect-error nothing to show
  const nothing: ViewEntry = {};
  // @ts-expect-error a module, not its component
  const module: ViewEntry = { load: () => import('../saving/save-panel.tsx') };
  // @ts-expect-error nobody gives it a house
  const wantsMore: ViewEntry = { component: ({ house }: ViewProps & { house: string }) => house };
  expect([here, later, nothing, module, wantsMore]).toHaveLength(5);
});
