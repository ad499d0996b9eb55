import { titleBlockTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import type { Consequence } from '../visit/consequence.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';

/**
 * The undo button ("Ångra") for the whole action. After an undo it redoes the action ("Gör om"). On a phone a notice covers the buttons
 * of the toolbar, so after an undo or a redo there is a second button for the opposite.
 */
export function WayBack({ act }: { act: Consequence['act'] }) {
  const t = useTexts(titleBlockTexts);
  const { undo, redo, past, future } = useConfigurator((state) => state);
  const back = { word: t('undo'), go: undo, isPossible: past.length > 0 };
  const forth = { word: t('redo'), go: redo, isPossible: future.length > 0 };
  const [first, second] = act === 'undone' ? [forth, back] : [back, forth];
  return (
    <>
      <button type="button" className="text-link" onClick={first.go}>
        {first.word}
      </button>
      {(act === 'undone' || act === 'redone') && (
        <button type="button" className="text-link notice-further" aria-disabled={!second.isPossible} onClick={second.go}>
          {second.word}
        </button>
      )}
    </>
  );
}
