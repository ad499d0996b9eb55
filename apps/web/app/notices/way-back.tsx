import { titleBlockTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import type { Consequence } from '../visit/consequence.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';

/**
 * The button that undoes the whole action ("Ångra"). After an undo, the same button redoes the action ("Gör om"). On a phone a notice
 * covers the buttons of the toolbar. So after an undo or a redo the notice has a second button for the opposite direction.
 */
export function WayBack({ act }: { act: Consequence['act'] }) {
  const t = useTexts(titleBlockTexts);
  const { undo, redo, past, future } = useConfigurator((state) => state);
  const isUndone = act === 'undone';
  const way = (
    <button key="way" type="button" className="text-link" onClick={isUndone ? redo : undo}>
      {t(isUndone ? 'redo' : 'undo')}
    </button>
  );
  const opposite = (isUndone || act === 'redone') && (
    <button
      key="opposite"
      type="button"
      className="text-link notice-further"
      aria-disabled={(isUndone ? past : future).length === 0}
      onClick={isUndone ? undo : redo}
    >
      {t(isUndone ? 'undo' : 'redo')}
    </button>
  );
  // Undo is always the first of the two buttons. The React keys keep the pressed button in the page, so it keeps the focus when it changes
  // from undo to redo.
  return isUndone ? [opposite, way] : [way, opposite];
}
