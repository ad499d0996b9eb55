import {
  type CompiledModel,
  formatDifference,
  isStandard,
  listedSteps,
  ore,
  selectedBundles,
  selectionsOf,
  startVisit,
  type Visit,
} from '@gavel/core';
import { generalTexts, openingTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import type { Opening } from '../stored/bootstrap-storage.ts';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator, useTotals } from '../visit/use-configurator.tsx';
import { useView } from '../visit/use-view.ts';

/** For a house that has just opened, shows where its choices come from, how many there are, and how they change the price. */
export function OpeningNotice({ opening, onClose }: { opening: Opening; onClose(): void }) {
  const t = useTexts(openingTexts);
  const general = useTexts(generalTexts);
  const { open } = useView();
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const standard = useMemo(() => startVisit(compiled).visit, [compiled]);
  const difference = ore(useTotals().total - useTotals(standard).total);
  const count = countOwn(compiled, visit);
  const name = opening === 'bundle-chosen' ? nameOfBundle(compiled, visit, standard) : configuration.houseTitle;
  return (
    <div className="notice sheet">
      <div className="notice-text">
        <p>
          <strong>{t(opening, { name })}</strong>{' '}
          {count === 0
            ? t('asStandard')
            : t('own', { count, price: difference === 0 ? t('samePrice') : formatDifference(difference) })}
        </p>
      </div>
      {count > 0 && (
        <p className="notice-actions">
          <button type="button" className="text-link" onClick={() => open('summary')}>
            {t('summary')}
          </button>
        </p>
      )}
      <IconButton label={general('close')} onClick={onClose}>
        <Icon icon={X} small />
      </IconButton>
    </div>
  );
}

/** Returns how many steps have an answer other than the standard answer. */
function countOwn(compiled: CompiledModel, visit: Visit): number {
  return listedSteps(compiled, visit).filter(({ questionId }) => !isStandard(compiled, visit, questionId)).length;
}

/**
 * Returns the name of the bundle with which the visit began. If all answers of several bundles are chosen, returns the bundle with the most
 * answers other than the standard. If several have equally many, returns the one with the fewest answers in total.
 */
function nameOfBundle(compiled: CompiledModel, visit: Visit, standard: Visit): string {
  const own = selectionsOf(compiled, standard);
  const whole = new Set(selectedBundles(compiled, visit));
  const [first] = compiled.model.bundles
    .filter(({ id }) => whole.has(id))
    .map(({ name, answers }) => {
      const changed = answers.filter(({ questionId, answerId }) => own.get(questionId) !== answerId).length;
      return { name, changed, size: answers.length };
    })
    .sort((one, other) => other.changed - one.changed || one.size - other.size);
  return first?.name ?? '';
}
