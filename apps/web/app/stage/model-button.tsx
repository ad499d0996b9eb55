import { isDrawing } from '@gavel/core';
import { modelTexts } from '@gavel/texts';
import { Box } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';

interface ModelButtonProps {
  /** One comes back from the model to it. */
  readonly isReturn: boolean;
  onOpen(): void;
}

/** Shows the house in three dimensions, in the picture's place; a house without a plan has no model. */
export function ModelButton({ isReturn, onOpen }: ModelButtonProps) {
  const t = useTexts(modelTexts);
  const { sections } = useConfigurator((state) => state.configuration);
  const isDescribed = sections.some((section) => section.dynamicImageCameras.some((camera) => isDrawing(section, camera)));
  const button = useRef<HTMLButtonElement>(null);
  // The keyboard comes back to where it left.
  useEffect(() => {
    if (isReturn) button.current?.focus({ preventScroll: true });
  }, [isReturn]);
  if (!isDescribed) return null;
  return (
    <button type="button" ref={button} className="tool model-open" aria-label={t('open')} title={t('open')} onClick={onOpen}>
      <Icon icon={Box} />
      <span className="tool-word">{t('openWord')}</span>
    </button>
  );
}
