import { configuratorTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { useView } from '../visit/use-view.ts';

/** The link that opens the change of house model ("Byt husmodell"). It is below the name of the house. */
export function ChangeHouseLink() {
  const t = useTexts(configuratorTexts);
  const { open } = useView();
  return (
    <button type="button" className="text-link" onClick={() => open('house')}>
      {t('changeHouse')}
    </button>
  );
}
