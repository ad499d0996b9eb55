import type { Plot } from '@gavel/core';
import { generalTexts, placementTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { PlacementEditor } from './placement-editor.tsx';
import { usePlacedHouse } from './use-placed-house.ts';

interface PlaceHouseProps {
  /** A plot that the visitor has chosen. */
  readonly plot: Plot;
  /** The address of the plot on which the house is now; null if it is on no plot. */
  readonly standsOn: string | null;
  /** The placeholder that is shown until the house has loaded. */
  readonly waiting: ReactNode;
  /** Returns to the list of plots. */
  onDone(): void;
}

/** Moves and turns the house on a plot whose border is known. */
export function PlaceHouse({ plot, standsOn, waiting, onDone }: PlaceHouseProps) {
  const t = useTexts(placementTexts);
  const general = useTexts(generalTexts);
  const { house, hasFailed, again } = usePlacedHouse();
  const { border, ...facts } = plot;
  if (hasFailed)
    return (
      <>
        <Message kind="error">{t('failed')}</Message>
        <div className="flyout-actions">
          <Button kind="primary" onClick={again}>
            {general('retry')}
          </Button>
        </div>
      </>
    );
  if (!house || !border) return waiting;
  return <PlacementEditor plot={{ ...facts, border }} house={house} standsOn={standsOn} onDone={onDone} />;
}
