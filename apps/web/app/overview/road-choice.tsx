import { roadTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { useConfigurator, useSteps } from '../visit/use-configurator.tsx';
import { useRoad } from '../visit/use-road.ts';
import './road-choice.css';

/** Switches between all questions and only those that shape the house (the quick road). Renders nothing without a quick road. */
export function RoadChoice() {
  const t = useTexts(roadTexts);
  const takeRoad = useConfigurator((state) => state.takeRoad);
  const all = useSteps().length;
  const { quick, isQuick } = useRoad();
  if (quick.length === 0) return null;
  return (
    <div className="road-choice">
      <fieldset>
        <legend className="visually-hidden">{t('label')}</legend>
        <button type="button" aria-pressed={!isQuick} onClick={() => takeRoad(false)}>
          {t('all', { count: String(all) })}
        </button>
        <button type="button" aria-pressed={isQuick} onClick={() => takeRoad(true)}>
          {t('quick', { count: String(quick.length) })}
        </button>
      </fieldset>
      {isQuick && <p>{t('quickText')}</p>}
    </div>
  );
}
