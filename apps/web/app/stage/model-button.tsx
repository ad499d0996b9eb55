import { isDrawing } from '@gavel/core';
import { modelTexts } from '@gavel/texts';
import { Box } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';

/** Only for who asks to see it. */
export async function loadModelStage() {
  return (await import('./model/model-stage.tsx')).ModelStage;
}

/** Shows the house in three dimensions, in the picture's place; a house without a plan has no model. */
export function ModelButton({ onOpen }: { onOpen(): void }) {
  const t = useTexts(modelTexts);
  const { sections } = useConfigurator((state) => state.configuration);
  const isDescribed = sections.some((section) => section.dynamicImageCameras.some((camera) => isDrawing(section, camera)));
  if (!isDescribed) return null;
  return (
    <button type="button" className="tool model-open" aria-label={t('open')} title={t('open')} onClick={onOpen}>
      <Icon icon={Box} />
      <span className="tool-word">{t('openWord')}</span>
    </button>
  );
}
