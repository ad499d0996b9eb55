import { formatArea, formatDate, ore } from '@gavel/core';
import { housesTexts, projectsTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { useCallback } from 'react';
import { goOnAddress } from '../../addresses.ts';
import { browserApi } from '../../api/browser-api.ts';
import { composedAddress } from '../../kept-house/composed-address.ts';
import { HousePicture } from '../../kept-house/house-picture.tsx';
import { HouseRow } from '../../kept-house/house-row.tsx';
import type { KeptHouse } from '../../stored/kept-houses.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { DeleteHouse } from './delete-house.tsx';
import { forgetKeptHouse } from './forget-kept-house.ts';
import { loadUnlisted, type ShownModel } from './load-projects.ts';

interface KeptRowProps {
  readonly kept: KeptHouse;
  /** The house model as the list of house models has it. Null if the list leaves it out, undefined if the server did not respond. */
  readonly listed: ShownModel | null | undefined;
  /** Whether the row is the first, which gets the primary button. */
  readonly isFirst: boolean;
  onDeleted(): void;
}

/**
 * A row for a house that this browser has stored: the picture, the price when the house was stored, and buttons to open and delete it.
 */
export function KeptRow({ kept, listed, isFirst, onDeleted }: KeptRowProps) {
  const t = useTexts(projectsTexts);
  const houses = useTexts(housesTexts);
  const { name, houseTitle, municipalityName, price, keptAt, saved, startedAt } = kept;
  const house = useOffered(kept.houseId, listed);

  function remove() {
    forgetKeptHouse(startedAt);
    onDeleted();
  }

  return (
    <HouseRow
      name={name}
      to={house === null ? null : goOnAddress(startedAt)}
      houseTitle={houseTitle}
      municipalityName={municipalityName}
      picture={
        house !== null && (
          <HousePicture src={composedAddress(kept)} model={house?.image ?? ''} alt={houseTitle} size="houselist" />
        )
      }
      facts={[
        ...(house ? [{ term: houses(`${house.areaKind}Area`), value: formatArea(house.houseArea) }] : []),
        ...(house && house.rooms > 0 ? [{ term: houses('rooms'), value: String(house.rooms) }] : []),
        { term: t('kind'), value: t('kindGuide') },
        ...(keptAt > 0 ? [{ term: t('changed'), value: formatDate(new Date(keptAt).toISOString()) }] : []),
      ]}
      price={price === null ? null : ore(price)}
      notes={house === null ? [t('notOffered')] : saved ? [] : [t('unsaved')]}
      open={
        house !== null && (
          <ButtonLink kind={isFirst ? 'primary' : 'plain'} to={goOnAddress(startedAt)} aria-label={t('openNamed', { name })}>
            {t('open')} <Icon icon={ArrowRight} small />
          </ButtonLink>
        )
      }
    >
      <DeleteHouse {...{ name, houseTitle, municipalityName }} onDelete={remove} />
    </HouseRow>
  );
}

/** Returns the house model as it is offered today. Null if it is no longer offered, undefined if the server did not respond (yet). */
function useOffered(houseId: number, listed: ShownModel | null | undefined): ShownModel | null | undefined {
  const load = useCallback(async () => loadUnlisted(await browserApi(), houseId), [houseId]);
  const { progress } = useLoaded(load, listed === null);
  if (listed !== null) return listed;
  return progress.kind === 'loaded' ? progress.value : undefined;
}
