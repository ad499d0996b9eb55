import { configuratorTexts, navigationTexts } from '@gavel/texts';
import { memo } from 'react';
import { ChangeHouseLink } from '../change-house/change-house-link.tsx';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useView } from '../visit/use-view.ts';
import './house-head.css';

/**
 * Shows the house model, the visitor's name for the house, and the municipality. The visitor can change all three here.
 */
export const HouseHead = memo(() => {
  const t = useTexts(configuratorTexts);
  const navigation = useTexts(navigationTexts);
  const { brand } = useSite();
  const { open } = useView();
  const { houseTitle, name, municipalityName } = useConfigurator((state) => state.configuration);
  return (
    <div className="house-head">
      <Wordmark name={brand.name} logo={brand.logo} label={navigation('home', { brand: brand.name })} />
      <p className="house-head-title" translate="no">
        {houseTitle}
      </p>
      <p className="house-head-where">{t('whereabouts', { name, municipality: municipalityName })}</p>
      <p className="house-head-ways">
        <button type="button" className="text-link" onClick={() => open('name')}>
          {t('rename')}
        </button>
        <button type="button" className="text-link" onClick={() => open('municipality')}>
          {t('changeMunicipality')}
        </button>
        <ChangeHouseLink />
      </p>
    </div>
  );
});
