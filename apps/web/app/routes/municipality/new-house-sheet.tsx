import { formatKr, type HouseId } from '@gavel/core';
import { municipalityTexts, newProjectTexts } from '@gavel/texts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type BaseSyntheticEvent, type FormEvent, useCallback, useState } from 'react';
import { useController } from 'react-hook-form';
import { Form, Link, useNavigate } from 'react-router';
import { ASKED_PARAMETERS, HOUSES, housesAddress, NEW_VISIT, QUICK_ROAD } from '../../addresses.ts';
import { EarlierPrices } from '../../houses/earlier-prices.tsx';
import type { ListedHouse } from '../../houses/listed-house.ts';
import { MunicipalityField } from '../../municipality/municipality-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormStatus } from '../../ui/form-status.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckedForm, useFaults } from '../../ui/use-checked-form.ts';
import { HouseFacts } from './house-facts.tsx';
import { HouseField } from './house-field.tsx';
import type { NewHouse } from './load-new-house.ts';
import { type Place, searchOf } from './new-house-address.ts';
import './new-house-sheet.css';

interface NewHouseSheetProps {
  readonly newHouse: NewHouse;
  /** To choose among; absent where the house is given. */
  readonly houses?: readonly ListedHouse[];
}

/** The form that a visit starts from. House and municipality are in the address too, so that picture and price are theirs. */
export function NewHouseSheet({ newHouse, houses }: NewHouseSheetProps) {
  const { quickSteps, bundle, municipalities, municipality, webConfiguration, name, customer, road } = newHouse;
  const t = useTexts(municipalityTexts);
  const project = useTexts(newProjectTexts);
  const navigate = useNavigate();
  const schema = useCallback(async () => (await import('./new-house-schema.ts')).newHouseSchema(t), [t]);
  const form = useCheckedForm(schema, { municipality });
  const { control, register, submit, formState } = form;
  // Fields in the order of the screen, so that the first at fault gets focus. The name begins as its field stands: what was written before
  // the page came alive stays.
  const nameField = register(ASKED_PARAMETERS.name);
  const place = useController({ control, name: 'municipality' });
  // What is chosen here is ahead of the address and of what is loaded for it.
  const chosen = place.field.value;
  const [houseId, setHouseId] = useState(newHouse.house?.id ?? null);
  const house = !houses || newHouse.house?.id === houseId ? newHouse.house : (houses?.find(({ id }) => id === houseId) ?? null);
  // Of a house that has just been chosen it is not known yet.
  const hasQuickRoad = house !== null && house === newHouse.house && quickSteps > 0 && road === null;
  const list = housesAddress({ municipality: chosen && !chosen.denied ? chosen.id : null, customer });

  const show = (next: Parameters<typeof searchOf>[0]) =>
    navigate({ search: searchOf(next) }, { replace: true, preventScrollReset: true });

  function chooseHouse(id: HouseId | null) {
    setHouseId(id);
    show({
      house: id === null ? null : { id },
      bundle: null,
      municipality: chosen,
      webConfiguration: null,
      name,
      customer,
      road: null,
    });
  }

  function chooseMunicipality(municipality: Place | null) {
    place.field.onChange(municipality);
    show({ house, bundle, municipality, webConfiguration, name, customer, road });
  }

  const begin = submit(({ municipality, name: given }, event) => {
    if (!house) return navigate(list);
    const own = given === t('defaultHouseName') ? null : (given ?? null);
    const chosenRoad = isOfQuickRoad(event) ? QUICK_ROAD : road;
    const asked = { house, bundle, municipality, webConfiguration, name: own, customer, road: chosenRoad };
    return navigate(`${NEW_VISIT}${searchOf(asked)}`);
  });

  /** Without a house among those that could be chosen there is nothing to begin. */
  function toList(event: FormEvent) {
    event.preventDefault();
    navigate(list);
  }

  return (
    <Form
      action={house ? NEW_VISIT : HOUSES}
      method="get"
      className="new-house-sheet sheet"
      noValidate
      onSubmit={houses && !house ? toList : begin}
    >
      <Link className="new-house-back" to={house ? list : '/'}>
        <Icon icon={ArrowLeft} small />
        {t(house ? 'back' : 'backToStart')}
      </Link>
      <h1>{houses ? project('heading') : (house?.title ?? t('headingWithoutHouse'))}</h1>
      {!house && <p className="new-house-lead">{houses ? project('lead') : t('leadWithoutHouse')}</p>}
      <FormStatus {...useFaults(form)} />
      {houses && <HouseField houses={houses} chosen={house} onChoose={chooseHouse} />}
      {house && <HouseFacts house={house} />}
      {bundle && <p className="new-house-bundle">{t('bundle', { bundle: bundle.name })}</p>}

      {house && <input type="hidden" name={ASKED_PARAMETERS.house} value={house.id} />}
      {bundle && <input type="hidden" name={ASKED_PARAMETERS.bundle} value={bundle.id} />}
      {chosen && <input type="hidden" name={ASKED_PARAMETERS.municipality} value={chosen.id} />}
      {webConfiguration && <input type="hidden" name={ASKED_PARAMETERS.webConfiguration} value={webConfiguration} />}
      {road && <input type="hidden" name={ASKED_PARAMETERS.road} value={road} />}
      {customer && <input type="hidden" name={ASKED_PARAMETERS.customer} value={customer} />}
      {(house || houses) && (
        <TextField
          label={t('houseName')}
          {...nameField}
          defaultValue={name ?? t('defaultHouseName')}
          error={formState.errors.name?.message}
          autoComplete="off"
        />
      )}
      <MunicipalityField
        ref={place.field.ref}
        municipalities={municipalities}
        chosen={chosen}
        onChoose={chooseMunicipality}
        error={place.fieldState.error?.message}
        refusesDenied
        required={Boolean(house || houses)}
      />

      <div className="new-house-go">
        {house && <PriceFrom house={house} municipality={municipality} />}
        <Button type="submit" kind="primary" large between>
          {house ? t('begin') : houses ? project('toHouses') : t('toHouses')} <Icon icon={ArrowRight} />
        </Button>
        {hasQuickRoad && (
          <Button type="submit" name={ASKED_PARAMETERS.road} value={QUICK_ROAD} between>
            {t('quick', { count: String(quickSteps) })} <Icon icon={ArrowRight} small />
          </Button>
        )}
      </div>
    </Form>
  );
}

/** Whether the button of the quick road was pressed. */
function isOfQuickRoad(event: BaseSyntheticEvent | undefined): boolean {
  const pressed = event?.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
  return pressed instanceof HTMLButtonElement && pressed.value === QUICK_ROAD;
}

function PriceFrom({ house, municipality }: { house: NonNullable<NewHouse['house']>; municipality: Place | null }) {
  const t = useTexts(municipalityTexts);
  const { price, campaign } = house;
  const label = campaign ? 'campaignPriceFrom' : 'priceFrom';
  return (
    <div aria-live="polite">
      <p className={campaign ? 'is-campaign' : undefined}>
        <span>{municipality && !municipality.denied ? t(`${label}In`, { municipality: municipality.name }) : t(label)}</span>
        <b className="num" translate="no">
          {formatKr(campaign?.price ?? price)}
        </b>
      </p>
      {campaign && <EarlierPrices price={price} campaign={campaign} />}
    </div>
  );
}
