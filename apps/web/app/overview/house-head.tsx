import { configuratorTexts, navigationTexts } from '@gavel/texts';
import { memo } from 'react';
import { ChangeHouseLink } from '../change-house/change-house.tsx';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import './house-head.css';

/** Which house it is and where; another can be chosen from here. */
export const HouseHead = memo(() => {
  const t = useTexts(configuratorTexts);
  const navigation = useTexts(navigationTexts);
  const { brand } = useSite();
  const { houseTitle, name, municipalityName } = useConfigurator((state) => state.configuration);
  return (
    <div className="house-head">
      <Wordmark name={brand.name} logo={brand.logo} label={navigation('home', { brand: brand.name })} />
      <p className="house-head-title">{houseTitle}</p>
      <p className="house-head-where">{t('whereabouts', { name, municipality: municipalityName })}</p>
      <ChangeHouseLink />
    </div>
  );
});
