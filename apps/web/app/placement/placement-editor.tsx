import { placementTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, TextButton } from '../ui/button.tsx';
import { PlacementFacts, PlacementVerdict } from './placement-facts.tsx';
import { PlacementTools } from './placement-tools.tsx';
import { ShadowTools, ShadowWords } from './shadow-tools.tsx';
import { SituationView } from './situation-view.tsx';
import type { PlacedHouse } from './use-placed-house.ts';
import { type ChosenPlot, usePlacement } from './use-placement.ts';
import { usePlacementWords } from './use-placement-words.ts';
import { useShadow } from './use-shadow.ts';
import './placement-editor.css';

interface PlacementEditorProps {
  readonly plot: ChosenPlot;
  readonly house: PlacedHouse;
  readonly standsOn: string | null;
  onDone(): void;
}

/** Shows the situation plan with its tools, the limits for the position of the house, and a note on what the plan leaves out. */
export function PlacementEditor({ plot, house, standsOn, onDone }: PlacementEditorProps) {
  const t = useTexts(placementTexts);
  const { outline } = house;
  const control = usePlacement(plot, outline);
  const words = usePlacementWords(plot, outline, control);
  const shadow = useShadow(plot, house, control.spot);
  const { isPlaced, put, restart, remove } = control;
  const suggestion = plot.frontFaces === null ? 'suggestionUnknown' : 'suggestion';
  return (
    <>
      <p className="placement-lead">
        {isPlaced ? t('help') : standsOn !== null ? t('elsewhere', { address: standsOn }) : t(suggestion)}
      </p>
      <div className="placement">
        <figure>
          <SituationView plot={plot} outline={outline} shadow={shadow.parts} control={control} words={words.plan} />
          <figcaption>{words.legend}</figcaption>
        </figure>
        <div className="placement-side">
          <PlacementTools control={control} direction={words.direction} />
          <ShadowTools control={shadow} />
        </div>
        <ShadowWords control={shadow} />
        <PlacementFacts words={words} />
      </div>
      <section className="placement-notes">
        <p>{t('measured')}</p>
        <p>{t('sketch')}</p>
        {isPlaced && (
          <p className="placement-ways">
            <TextButton onClick={restart}>{t('again')}</TextButton>
            <TextButton onClick={remove}>{t('remove')}</TextButton>
          </p>
        )}
      </section>
      <div className="flyout-actions placement-foot">
        <PlacementVerdict words={words} />
        <Button kind="primary" onClick={isPlaced ? onDone : put}>
          {t(isPlaced ? 'done' : 'put')}
        </Button>
      </div>
    </>
  );
}
