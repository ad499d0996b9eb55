import type { PictureChoice, RangePictures } from '@gavel/contract/staff';
import { rangePictureTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';

interface PictureToolsProps {
  readonly pictures: RangePictures;
  readonly isOnlyMissing: boolean;
  setOnlyMissing(isOnly: boolean): void;
  ask(house: string, chapter: string): void;
}

/** Shows how many pictures are missing, and lets the user choose the house and the section (`chapter`). */
export function PictureTools({ pictures, isOnlyMissing, setOnlyMissing, ask }: PictureToolsProps) {
  const t = useTexts(rangePictureTexts);
  const { houses, chapters, house, chapter } = pictures;
  const shown = houses.find(({ key }) => key === house);
  const missing = shown?.missing ?? 0;
  const elsewhere = houses.reduce((sum, one) => sum + one.missing, 0) - missing;
  const title = shown?.title ?? '';
  return (
    <div className="range-tools picture-tools">
      <header>
        <h2>{missing === 0 ? t('wellHouse', { house: title }) : t('missingHouse', { count: missing, house: title })}</h2>
        {elsewhere > 0 && <p>{t('elsewhere', { count: elsewhere })}</p>}
      </header>
      <search className="range-filters">
        <label>
          {t('house')}
          <select className="desk-field" value={house} onChange={({ target }) => ask(target.value, chapter)}>
            <Options choices={houses} />
          </select>
        </label>
        <label>
          {t('chapter')}
          <select className="desk-field" value={chapter} onChange={({ target }) => ask(house, target.value)}>
            <Options choices={chapters} />
            <option value="">{t('singles')}</option>
          </select>
        </label>
        {chapter !== '' && (
          <label className="range-tick">
            <input type="checkbox" checked={isOnlyMissing} onChange={({ target }) => setOnlyMissing(target.checked)} />
            {t('onlyMissing')}
          </label>
        )}
      </search>
    </div>
  );
}

function Options({ choices }: { choices: readonly PictureChoice[] }) {
  const t = useTexts(rangePictureTexts);
  return choices.map(({ key, title, missing }) => (
    <option key={key} value={key}>
      {t('choice', { title, missing })}
    </option>
  ));
}
