import type { ListedHouse } from '@gavel/contract';
import type { OpenedCustomer } from '@gavel/contract/staff';
import { formatKr } from '@gavel/core';
import { customersTexts } from '@gavel/texts';
import { useState } from 'react';
import { linkAddress } from '../../addresses.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton, TextLink } from '../../ui/button.tsx';
import { rendition } from '../../ui/renditions.ts';
import { comparedHousesAddress, MOST_COMPARED, versionKey } from '../parts/compared-address.ts';
import type { useRequestWords } from '../parts/desk-words.ts';
import { SendLink } from './send-link.tsx';
import type { CustomerWork } from './use-customer-work.ts';

interface CustomerHousesProps {
  readonly customer: OpenedCustomer;
  readonly words: ReturnType<typeof useRequestWords>;
  readonly work: CustomerWork;
}

/** The saved houses of a customer, including houses that others share with the customer, each with its picture. */
export function CustomerHouses({ customer: { savedHouses, customerNumber }, words, work }: CustomerHousesProps) {
  const t = useTexts(customersTexts);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const tick = (id: string) =>
    setCompared(compared.includes(id) ? compared.filter((one) => one !== id) : [...compared, id].slice(-MOST_COMPARED));
  return (
    <section className="customer-part" aria-labelledby="hus">
      <header>
        <h2 id="hus">{t('savedHouses')}</h2>
        <span className="muted num">{savedHouses.length > 0 && savedHouses.length}</span>
        {compared.length > 1 && (
          <TextLink to={comparedHousesAddress(compared)}>{t('compareChosen', { count: String(compared.length) })}</TextLink>
        )}
      </header>
      {savedHouses.length === 0 ? (
        <p className="muted">{t('noHouses')}</p>
      ) : (
        <ul className="customer-houses">
          {savedHouses.map((house) => (
            <House
              key={house.id}
              house={house}
              customerNumber={customerNumber}
              words={words}
              work={work}
              isCompared={compared.includes(house.id)}
              tick={savedHouses.length > 1 ? () => tick(house.id) : null}
            />
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
  readonly work: CustomerWork;
  readonly isCompared: boolean;
  /** Adds the house to the comparison or removes it. Null: there is no second house to compare it with. */
  readonly tick: (() => void) | null;
}

function House({ house, customerNumber, words, work, isCompared, tick }: HouseProps) {
  const t = useTexts(customersTexts);
  const [sends, setSends] = useState(false);
  const { id, name, revision, houseTitle, municipalityName, image, price, savedAt, savedBy, type, orderEnd, isOwner } = house;
  const start = linkAddress(id);
  const when = words.moment(savedAt);
  return (
    <li>
      <img src={rendition(image, 640)} alt="" width={640} height={400} loading="lazy" />
      <div className="customer-house-name">
        <h3>{name}</h3>
        <span className="customer-house-price" translate="no">
          {formatKr(price)}
        </span>
      </div>
      <p className="muted">
        <span>{[houseTitle, municipalityName].filter(Boolean).join(', ')}</span>
        <span>{savedBy ? t('savedBy', { when, name: savedBy }) : t('savedWhen', { when })}</span>
      </p>
      {(type === 'base' || !isOwner) && <p>{t(type === 'guide' ? 'shared' : orderEnd ? `order_${orderEnd}` : 'order')}</p>}
      <p className="customer-house-ways">
        <TextLink
          to={customerNumber === null ? start : `${start}?a=${customerNumber}`}
          aria-label={t('openHouseNamed', { house: name })}
        >
          {t('openAsCustomer')}
        </TextLink>
        <TextButton aria-expanded={sends} aria-label={t('sendLinkNamed', { house: name })} onClick={() => setSends(true)}>
          {t('sendLink')}
        </TextButton>
        {revision > 1 && (
          <TextLink
            to={comparedHousesAddress([versionKey(id, revision - 1), id])}
            aria-label={t('versionsNamed', { house: name })}
          >
            {t('versions')}
          </TextLink>
        )}
        {tick && (
          <label>
            <input type="checkbox" checked={isCompared} onChange={tick} aria-label={t('compareNamed', { house: name })} />{' '}
            {t('compare')}
          </label>
        )}
      </p>
      {sends && <SendLink token={id} work={work} close={() => setSends(false)} />}
    </li>
  );
}
