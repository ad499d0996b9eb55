import { pictureTexts } from '@gavel/texts';
import type { ComponentProps } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** The buttons that zoom the picture in the view with only the picture (`?view=picture`). */
export function ZoomBar(props: Pick<ComponentProps<typeof ZoomButtons>, 'stage' | 'zoom' | 'onZoom'>) {
  const t = useTexts(pictureTexts);
  const words = { zoom: t('zoom'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut') };
  return <ZoomButtons {...props} words={words} zoomed={(percent) => t('zoomed', { percent })} />;
}
