import type { ListedHouse } from '@gavel/contract';
import { formatArea, formatDate } from '@gavel/core';
import { housesTexts, projectsTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { HousePicture } from './house-picture.tsx';
import { HouseRow } from './house-row.tsx';
import { savedAddress } from './saved-address.ts';

interface SavedRowProps {
  readonly house: ListedHouse;
  /** Whether the row is the first in the list. Only the first row has a primary button. */
  readonly isFirst: boolean;
  /** Whether this browser has unsaved changes to the house. */
  readonly hasChanges?: boolean;
  /** The date of the latest customer request about the house. If it is left out, the facts show when a quote was requested. */
  readonly request?: ReactNode;
  /** The actions besides opening the house. */
  readonly children?: ReactNode;
}

/** A row for a house of an account: picture, facts, its price when it was saved, and actions. */
export function SavedRow({ house, isFirst, hasChanges = false, request, children }: SavedRowProps) {
  const t = useTexts(projectsTexts);
  const words = useTexts(housesTexts);
  const { name, type, savedAt, savedBy, price, image, houseTitle, houseArea, areaKind, rooms, municipalityName, household } =
    house;
  const { requestForProposalSentAt, orderEnd } = house;
  const isOffered = houseArea !== null;
  return (
    <HouseRow
      name={name}
      to={savedAddress(house)}
      houseTitle={houseTitle}
      municipalityName={municipalityName}
      picture={<HousePicture src={image} model="" alt={houseTitle} size="houselist" />}
      facts={[
        ...(houseArea === null ? [] : [{ term: words(`${areaKind}Area`), value: formatArea(houseArea) }]),
        ...(rooms ? [{ term: words('rooms'), value: String(rooms) }] : []),
        { term: t('kind'), value: t(type === 'guide' ? 'kindGuide' : orderEnd ? `kind_${orderEnd}` : 'kindBase') },
        { term: t('savedOn'), value: formatDate(new Date(savedAt).toISOString()) },
        ...(request || requestForProposalSentAt === null
          ? []
          : [{ term: t('requestSent'), value: formatDate(new Date(requestForProposalSentAt).toISOString()) }]),
      ]}
      price={price}
      notes={[
        ...(household.length > 1 && savedBy ? [t('savedBy', { person: savedBy })] : []),
        ...(hasChanges ? [t('hasChanges')] : []),
        ...(isOffered ? [] : [t('notOfferedSaved')]),
      ]}
      request={request}
      open={
        <ButtonLink
          kind={isFirst ? 'primary' : 'plain'}
          to={savedAddress(house)}
          aria-label={t(type === 'base' ? 'readNamed' : 'openNamed', { name })}
        >
          {t(type === 'base' ? 'read' : 'open')} <Icon icon={ArrowRight} small />
        </ButtonLink>
      }
    >
      {children}
    </HouseRow>
  );
}
