import { formatKr } from '@gavel/core';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { buildAddress } from '../../houses/build-address.ts';
import { MunicipalityField } from '../../municipality/municipality-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Message } from '../../ui/message.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { HouseFacts } from './house-facts.tsx';
import type { NewHouse } from './load-new-house.ts';
import { addressOf, type Place } from './new-house-address.ts';
import './new-house-sheet.css';

const ERROR_ID = 'kommunfel';

/** The form that a visit starts from. The municipality is in the address too, so that the price is that of its area. */
export function NewHouseSheet({ newHouse: { house, bundle, municipalities, municipality } }: { newHouse: NewHouse }) {
  const t = useTranslations('municipality');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Place | null>(municipality);
  const [refused, setRefused] = useState(false);
  const fault = chosen?.denied ? 'denied' : refused && !chosen ? 'required' : null;

  function choose(id: string | null) {
    const place = municipalities.find((candidate) => candidate.id === id) ?? null;
    setChosen(place);
    navigate(addressOf({ house, bundle, municipality: place }), { replace: true, preventScrollReset: true });
  }

  function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!chosen || chosen.denied) {
      setRefused(true);
      input.current?.focus();
    } else if (house) {
      const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
      const start = buildAddress({ house: house.id, municipality: chosen.id, ...(bundle && { bundle: bundle.id }) });
      navigate(name === '' || name === t('defaultHouseName') ? start : `${start}&${new URLSearchParams({ name })}`);
    } else {
      navigate(`/house?m=${chosen.id}`);
    }
  }

  return (
    <Form action={house ? '/start/new' : '/house'} method="get" className="new-house-sheet sheet" noValidate onSubmit={begin}>
      <Link className="new-house-back" to={backAddress(house !== null, chosen)}>
        <Icon icon={ArrowLeft} small />
        {t(house ? 'back' : 'backToStart')}
      </Link>
      <h1>{house?.title ?? t('headingWithoutHouse')}</h1>
      {house ? <HouseFacts house={house} /> : <p className="new-house-lead">{t('leadWithoutHouse')}</p>}
      {bundle && <p className="new-house-bundle">{t('bundle', { bundle: bundle.name })}</p>}

      {house && <input type="hidden" name="h" value={house.id} />}
      {bundle && <input type="hidden" name="b" value={bundle.id} />}
      {chosen && <input type="hidden" name="m" value={chosen.id} />}
      {house && (
        <TextField label={t('houseName')} name="name" defaultValue={t('defaultHouseName')} maxLength={200} autoComplete="off" />
      )}
      <MunicipalityField
        input={input}
        municipalities={municipalities}
        chosen={chosen}
        onChoose={(place) => choose(place?.id ?? null)}
        errorId={fault && ERROR_ID}
      />
      {fault && (
        <Message kind="error" id={ERROR_ID}>
          {t(fault)}
        </Message>
      )}

      <div className="new-house-go">
        {house && (
          <p aria-live="polite">
            <span>
              {municipality && !municipality.denied ? t('priceFromIn', { municipality: municipality.name }) : t('priceFrom')}
            </span>
            <b className="num">{formatKr(house.price)}</b>
          </p>
        )}
        <Button type="submit" kind="primary" large between>
          {t(house ? 'begin' : 'toHouses')} <Icon icon={ArrowRight} />
        </Button>
      </div>
    </Form>
  );
}

function backAddress(hasHouse: boolean, chosen: Place | null): string {
  if (!hasHouse) return '/';
  return chosen && !chosen.denied ? `/house?m=${chosen.id}` : '/house';
}
