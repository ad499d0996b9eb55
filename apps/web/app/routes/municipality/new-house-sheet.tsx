import { formatKr, longestName } from '@gavel/core';
import { municipalityTexts, newProjectTexts } from '@gavel/texts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { ASKED_PARAMETERS, HOUSES, housesAddress, NEW_VISIT } from '../../addresses.ts';
import type { ListedHouse } from '../../houses/listed-house.ts';
import { MunicipalityField } from '../../municipality/municipality-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Message } from '../../ui/message.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { HouseFacts } from './house-facts.tsx';
import { HouseField } from './house-field.tsx';
import type { NewHouse } from './load-new-house.ts';
import { type Place, searchOf } from './new-house-address.ts';
import './new-house-sheet.css';

const ERROR_ID = 'kommunfel';

interface NewHouseSheetProps {
  readonly newHouse: NewHouse;
  /** To choose among; absent where the house is given. */
  readonly houses?: readonly ListedHouse[];
}

/** The form that a visit starts from. House and municipality are in the address too, so that picture and price are theirs. */
export function NewHouseSheet({ newHouse, houses }: NewHouseSheetProps) {
  const { bundle, municipalities, municipality, webConfiguration, name } = newHouse;
  const t = useTexts(municipalityTexts);
  const project = useTexts(newProjectTexts);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // What is chosen here is ahead of the address and of what is loaded for it.
  const [houseId, setHouseId] = useState(newHouse.house?.id ?? null);
  const [chosen, setChosen] = useState<Place | null>(municipality);
  const [refused, setRefused] = useState(false);
  const house = !houses || newHouse.house?.id === houseId ? newHouse.house : (houses?.find(({ id }) => id === houseId) ?? null);
  const fault = chosen?.denied ? 'denied' : refused && !chosen ? 'required' : null;
  const list = housesAddress(chosen && !chosen.denied ? chosen.id : null);

  const show = (next: Parameters<typeof searchOf>[0]) =>
    navigate({ search: searchOf(next) }, { replace: true, preventScrollReset: true });

  function chooseHouse(id: number | null) {
    setHouseId(id);
    show({ house: id === null ? null : { id }, bundle: null, municipality: chosen, webConfiguration: null, name });
  }

  function chooseMunicipality(place: Place | null) {
    setChosen(place);
    show({ house, bundle, municipality: place, webConfiguration, name });
  }

  function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (houses && !house) {
      navigate(list);
    } else if (!chosen || chosen.denied) {
      setRefused(true);
      input.current?.focus();
    } else if (house) {
      const given = String(new FormData(event.currentTarget).get(ASKED_PARAMETERS.name) ?? '').trim();
      const own = given === t('defaultHouseName') ? null : given;
      navigate(`${NEW_VISIT}${searchOf({ house, bundle, municipality: chosen, webConfiguration, name: own })}`);
    } else {
      navigate(list);
    }
  }

  return (
    <Form action={house ? NEW_VISIT : HOUSES} method="get" className="new-house-sheet sheet" noValidate onSubmit={begin}>
      <Link className="new-house-back" to={house ? list : '/'}>
        <Icon icon={ArrowLeft} small />
        {t(house ? 'back' : 'backToStart')}
      </Link>
      <h1>{houses ? project('heading') : (house?.title ?? t('headingWithoutHouse'))}</h1>
      {!house && <p className="new-house-lead">{houses ? project('lead') : t('leadWithoutHouse')}</p>}
      {houses && <HouseField houses={houses} chosen={house} onChoose={chooseHouse} />}
      {house && <HouseFacts house={house} />}
      {bundle && <p className="new-house-bundle">{t('bundle', { bundle: bundle.name })}</p>}

      {house && <input type="hidden" name={ASKED_PARAMETERS.house} value={house.id} />}
      {bundle && <input type="hidden" name={ASKED_PARAMETERS.bundle} value={bundle.id} />}
      {chosen && <input type="hidden" name={ASKED_PARAMETERS.municipality} value={chosen.id} />}
      {webConfiguration && <input type="hidden" name={ASKED_PARAMETERS.webConfiguration} value={webConfiguration} />}
      {(house || houses) && (
        <TextField
          label={t('houseName')}
          name={ASKED_PARAMETERS.name}
          defaultValue={name ?? t('defaultHouseName')}
          maxLength={longestName}
          autoComplete="off"
        />
      )}
      <MunicipalityField
        input={input}
        municipalities={municipalities}
        chosen={chosen}
        onChoose={(place) => chooseMunicipality(municipalities.find(({ id }) => id === place?.id) ?? null)}
        errorId={fault && ERROR_ID}
      />
      {fault && (
        <Message kind="error" id={ERROR_ID}>
          {t(fault)}
        </Message>
      )}

      <div className="new-house-go">
        {house && <PriceFrom house={house} municipality={municipality} />}
        <Button type="submit" kind="primary" large between>
          {house ? t('begin') : houses ? project('toHouses') : t('toHouses')} <Icon icon={ArrowRight} />
        </Button>
      </div>
    </Form>
  );
}

function PriceFrom({ house, municipality }: { house: NonNullable<NewHouse['house']>; municipality: Place | null }) {
  const t = useTexts(municipalityTexts);
  return (
    <p aria-live="polite">
      <span>{municipality && !municipality.denied ? t('priceFromIn', { municipality: municipality.name }) : t('priceFrom')}</span>
      <b className="num">{formatKr(house.price)}</b>
    </p>
  );
}
