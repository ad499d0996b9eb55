import type { ListedHouse } from '@gavel/contract';
import type { OpenedCustomer } from '@gavel/contract/staff';
import { formatKr } from '@gavel/core';
import { customersTexts } from '@gavel/texts';
import { linkAddress } from '../../addresses.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';
import { rendition } from '../../ui/renditions.ts';
import type { useLeadWords } from './lead-words.ts';

interface CustomerHousesProps {
  readonly customer: OpenedCustomer;
  readonly words: ReturnType<typeof useLeadWords>;
}

/** The houses that a customer has saved or shares, each with its picture. */
export function CustomerHouses({ customer: { savedHouses, customerNumber }, words }: CustomerHousesProps) {
  const t = useTexts(customersTexts);
  return (
    <section className="customer-part" aria-labelledby="hus">
      <header>
        <h2 id="hus">{t('savedHouses')}</h2>
        <span className="muted num">{savedHouses.length > 0 && savedHouses.length}</span>
      </header>
      {savedHouses.length === 0 ? (
        <p className="muted">{t('noHouses')}</p>
      ) : (
        <ul className="customer-houses">
          {savedHouses.map((house) => (
            <House key={house.id} house={house} customerNumber={customerNumber} words={words} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface HouseProps {
  readonly house: ListedHouse;
  readonly customerNumber: OpenedCustomer['customerNumber'];
  readonly words: CustomerHousesProps['words'];
}

function House({ house, customerNumber, words }: HouseProps) {
  const t = useTexts(customersTexts);
  const { id, name, houseTitle, municipalityName, image, price, savedAt, savedBy, type, isOwner } = house;
  const start = linkAddress(id);
  const when = words.moment(savedAt);
  return (
    <li>
      <img src={rendition(image, 640)} alt="" width={640} height={400} loading="lazy" />
      <div className="customer-house-name">
        <h3>{name}</h3>
        <span className="customer-house-price">{formatKr(price)}</span>
      </div>
      <p className="muted">
        <span>{[houseTitle, municipalityName].filter(Boolean).join(', ')}</span>
        <span>{savedBy ? t('savedBy', { when, name: savedBy }) : t('savedWhen', { when })}</span>
      </p>
      {(type === 'base' || !isOwner) && <p>{t(type === 'base' ? 'order' : 'shared')}</p>}
      <p className="customer-house-ways">
        <TextLink
          to={customerNumber === null ? start : `${start}?a=${customerNumber}`}
          aria-label={t('openHouseNamed', { house: name })}
        >
          {t('openAsCustomer')}
        </TextLink>
      </p>
    </li>
  );
}
