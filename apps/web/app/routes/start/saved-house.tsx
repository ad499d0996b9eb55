import { formatArea, formatDate, formatKr, type HouseModel, ore } from '@gavel/core';
import { housesTexts, projectsTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { ownVisit } from '../../addresses.ts';
import type { KeptHouse } from '../../kept-house/use-kept-house.ts';
import { forgetBootstrap } from '../../stored/bootstrap-storage.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { rendition } from '../../ui/renditions.ts';
import { DeleteHouse } from './delete-house.tsx';
import './saved-house.css';

interface SavedHouseProps {
  readonly kept: KeptHouse;
  /** Its model as it is listed today; null when it no longer is. */
  readonly house: HouseModel | null;
  onDeleted(): void;
  onReplaced(by: KeptHouse): void;
}

/** A house of one's own: what it looks like, what it cost when it was last open, and the ways to open and to delete it. */
export function SavedHouse({ kept, house, onDeleted, onReplaced }: SavedHouseProps) {
  const t = useTexts(projectsTexts);
  const houses = useTexts(housesTexts);
  const { name, houseTitle, municipalityName, price, keptAt, saved } = kept;
  return (
    <article className="saved-house" aria-labelledby="sparat-hus">
      <div className="saved-house-picture">
        {house?.image && <img src={rendition(house.image, 'houselist')} alt={houseTitle} width={960} height={640} />}
      </div>
      <div className="saved-house-text">
        <h2 id="sparat-hus">{name}</h2>
        <p className="saved-house-where">{t('house', { house: houseTitle, municipality: municipalityName })}</p>
        <Facts
          facts={[
            ...(house ? [{ term: houses('houseArea'), value: formatArea(house.houseArea) }] : []),
            ...(house && house.rooms > 0 ? [{ term: houses('rooms'), value: String(house.rooms) }] : []),
            { term: t('kind'), value: t('kindGuide') },
            ...(keptAt > 0 ? [{ term: t('changed'), value: formatDate(new Date(keptAt).toISOString()) }] : []),
          ]}
        />
        {price !== null && (
          <p className="saved-house-price">
            <b className="num">{formatKr(ore(price))}</b>
            <span>{t('price')}</span>
            <small>{t('priceNote')}</small>
          </p>
        )}
        {!house && <p className="saved-house-note">{t('notOffered')}</p>}
        {house && !saved && <p className="saved-house-note">{t('unsaved')}</p>}
        <div className="saved-house-ways">
          {house && (
            <ButtonLink
              kind="primary"
              to={ownVisit.configuration}
              aria-label={t('openNamed', { name })}
              onClick={forgetBootstrap}
            >
              {t('open')} <Icon icon={ArrowRight} small />
            </ButtonLink>
          )}
          <DeleteHouse kept={kept} onDeleted={onDeleted} onReplaced={onReplaced} />
        </div>
      </div>
    </article>
  );
}
