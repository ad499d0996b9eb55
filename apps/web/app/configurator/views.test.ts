import { expect, expectTypeOf, test } from 'vitest';
import type { View, ViewProps } from '../visit/use-view.ts';
import type { ViewEntry, views } from './views.ts';

test('the type View contains exactly the names in the list of views', () => {
  expectTypeOf<View>().toEqualTypeOf<keyof typeof views>();
  expectTypeOf<'summary' | 'save' | 'picture'>().toExtend<View>();
  expectTypeOf<'cellar'>().not.toExtend<View>();
  expectTypeOf<string>().not.toExtend<View>();
});

test('an entry of the list of views that has no component, or whose component needs more properties than ViewProps, does not compile', () => {
  const here: ViewEntry = { component: ({ open }: ViewProps) => open && 'here' };
  const later: ViewEntry = {
    load:
      async () =>
      ({ open }: ViewProps) =>
        open && 'later',
  };
  // @ts-expect-error the entry has no component
  const nothing: ViewEntry = {};
  // @ts-expect-error `load` returns a module instead of a component
  const module: ViewEntry = { load: () => import('../saving/save-panel.tsx') };
  // @ts-expect-error the component needs a property that no view gets
  const wantsMore: ViewEntry = { component: ({ house }: ViewProps & { house: string }) => house };
  expect([here, later, nothing, module, wantsMore]).toHaveLength(5);
});
