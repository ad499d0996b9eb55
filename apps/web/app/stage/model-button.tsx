import { isDescribed } from '@gavel/core';
import { modelTexts } from '@gavel/texts';
import { Box } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';

/** Loads the code of the 3D model, when the visitor opens it. */
export async function loadModelStage() {
  return (await import('./model/model-stage.tsx')).ModelStage;
}

/** The button that replaces the picture by the 3D model. A house whose rooms the range does not describe has no 3D model. */
export function ModelButton({ onOpen }: { onOpen(): void }) {
  const t = useTexts(modelTexts);
  if (!isDescribed(useConfigurator((state) => state.configuration))) return null;
  return (
    <button type="button" className="tool model-open" aria-label={t('open')} title={t('open')} onClick={onOpen}>
      <Icon icon={Box} />
      <span className="tool-word">{t('openWord')}</span>
    </button>
  );
}
