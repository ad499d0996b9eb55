import { formatDifference, formatKr, ore } from '@gavel/core';
import { compareTexts } from '@gavel/texts';
import { composedAddress } from '../kept-house/composed-address.ts';
import { HousePicture } from '../kept-house/house-picture.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { TextLink } from '../ui/button.tsx';
import type { ComparedHouse } from './compared-house.ts';

/** The column headings: pictures, and below them names and prices. Names and prices stay in view while the table scrolls. */
export function ComparedHead({ houses }: { houses: readonly ComparedHouse[] }) {
  const t = useTexts(compareTexts);
  return (
    <thead>
      <tr className="comparison-pictures">
        <td />
        {houses.map(({ key, configuration }) => (
          <td key={key}>
            <HousePicture
              src={composedAddress(configuration)}
              model={configuration.houseImage}
              alt={t('picture', { name: configuration.name })}
              size={960}
            />
          </td>
        ))}
      </tr>
      <tr className="comparison-names">
        <td />
        {houses.map((house) => (
          <th key={house.key} scope="col">
            <Name house={house} first={houses[0] ?? house} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Name({ house: { configuration, totals, address }, first }: { house: ComparedHouse; first: ComparedHouse }) {
  const t = useTexts(compareTexts);
  const { name } = configuration;
  const difference = ore(totals.total - first.totals.total);
  return (
    <div className="compared-name">
      <b translate="no">{name}</b>
      <span className="compared-price num" translate="no">
        {formatKr(totals.total)}
      </span>
      {configuration !== first.configuration && (
        <span className="compared-than num">
          {difference === 0
            ? t('asMuch', { name: first.configuration.name })
            : t('than', { difference: formatDifference(difference), name: first.configuration.name })}
        </span>
      )}
      {address && (
        <TextLink to={address} aria-label={t('openNamed', { name })}>
          {t('open')}
        </TextLink>
      )}
    </div>
  );
}
