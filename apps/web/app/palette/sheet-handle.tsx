import { paletteTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { HEIGHTS, heightAt, levelOf, type SheetHeight } from './sheet-height.ts';
import type { useSheetDrag } from './use-sheet-drag.ts';
import './sheet-handle.css';

interface SheetHandleProps {
  readonly height: SheetHeight;
  readonly drag: ReturnType<typeof useSheetDrag>;
  onChange(height: SheetHeight): void;
}

/**
 * The handle of the sheet on a phone. For the keyboard and for screen readers it is a slider with three values. A finger drags or taps
 * it.
 */
export function SheetHandle({ height, drag, onChange }: SheetHandleProps) {
  const t = useTexts(paletteTexts);
  const words = { peek: t('heightPeek'), half: t('heightHalf'), full: t('heightFull') };
  return (
    <div className="sheet-handle" {...drag}>
      <input
        type="range"
        className="visually-hidden"
        aria-label={t('height')}
        aria-valuetext={words[height]}
        min={0}
        max={2}
        value={levelOf(height)}
        onChange={(event) => onChange(heightAt(Number(event.target.value)))}
      />
      {HEIGHTS.map((place) => (
        <i key={place} className={`sheet-place sheet-place-${place}`} />
      ))}
    </div>
  );
}
