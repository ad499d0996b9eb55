import { AlertDialog } from '@base-ui/react/alert-dialog';
import { generalTexts, projectsTexts } from '@gavel/texts';
import type { KeptHouse } from '../../stored/kept-houses.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmPopup } from '../../ui/confirm-popup.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { forgetKeptHouse } from './forget-kept-house.ts';
import { oldestUnsaved } from './oldest-unsaved.ts';
import './tidy-up.css';

/** If the browser has many houses, offers to remove the oldest houses whose last change the visitor has not saved. */
export function TidyUp({ houses, onDeleted }: { houses: readonly KeptHouse[]; onDeleted(count: number): void }) {
  const t = useTexts(projectsTexts);
  const general = useTexts(generalTexts);
  const oldest = oldestUnsaved(houses);
  if (oldest.length === 0) return null;

  function remove() {
    for (const { startedAt } of oldest) forgetKeptHouse(startedAt);
    onDeleted(oldest.length);
    // Move the focus to the heading, because the button that had the focus no longer exists.
    focusHeading();
  }

  return (
    // Close the dialog when the list of the oldest houses changes, because the visitor has not agreed to remove the houses of the new list.
    <AlertDialog.Root key={oldest.map(({ startedAt }) => startedAt).join(' ')}>
      <div className="tidy-up">
        <p>{t('many', { count: houses.length })}</p>
        <AlertDialog.Trigger render={<Button />}>{t('tidyUp', { count: oldest.length })}</AlertDialog.Trigger>
      </div>
      <ConfirmPopup
        question={t('tidyUpQuestion', { count: oldest.length })}
        text={t('tidyUpText', { count: oldest.length })}
        act={t('delete')}
        safe={general('cancel')}
        onAct={remove}
      >
        <ul className="tidy-up-list">
          {oldest.map(({ startedAt, name, houseTitle: house, municipalityName: municipality }) => (
            <li key={startedAt}>
              <b translate="no">{name}</b> {t('house', { house, municipality })}
            </li>
          ))}
        </ul>
      </ConfirmPopup>
    </AlertDialog.Root>
  );
}
