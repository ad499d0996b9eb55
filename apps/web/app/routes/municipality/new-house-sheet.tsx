import { formatKr, type HouseId } from '@gavel/core';
import { municipalityTexts, newProjectTexts } from '@gavel/texts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type BaseSyntheticEvent, type FormEvent, useCallback, useEffect, useState } from 'react';
import { type UseFormRegisterReturn, useController } from 'react-hook-form';
import { Form, Link, useNavigate } from 'react-router';
import { HOUSES, housesAddress, NEW_VISIT } from '../../addresses.ts';
import { ASKED_PARAMETERS, QUICK_ROAD } from '../../asked-house.ts';
import { EarlierPrices } from '../../houses/earlier-prices.tsx';
import type { ListedHouse } from '../../houses/listed-house.ts';
import { MunicipalityField } from '../../municipality/municipality-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormStatus } from '../../ui/form-status.tsx';
import { Icon } from '../../ui/icon.tsx';
import { idle } from '../../ui/idle.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckedForm, useFaults } from '../../ui/use-checked-form.ts';
import { HouseFacts } from './house-facts.tsx';
import { HouseField } from './house-field.tsx';
import type { NewHouse } from './load-new-house.ts';
import { type Place, searchOf } from './new-house-address.ts';
import './new-house-sheet.css';

type Asked = Parameters<typeof searchOf>[0];

interface NewHouseSheetProps {
  readonly newHouse: NewHouse;
  /** The houses from which the visitor can choose; undefined on `/municipality`, where the address names the house, if any. */
  readonly houses?: readonly ListedHouse[];
}

/** The form that starts a visit. Its house and municipality are also in the address, so that picture and price match the form. */
export function NewHouseSheet({ newHouse, houses }: NewHouseSheetProps) {
  const { quickSteps, bundle, municipalities, municipality, name, customer, road } = newHouse;
  const t = useTexts(municipalityTexts);
  const project = useTexts(newProjectTexts);
  const navigate = useNavigate();
  const schema = useCallback(async () => (await import('./new-house-schema.ts')).newHouseSchema(t), [t]);
  const form = useCheckedForm(schema, { municipality });
  const { control, register, submit, formState } = form;
  // The fields are registered in the order in which the screen shows them, so that the first invalid field gets the focus.
  const nameField = register(ASKED_PARAMETERS.name);
  const place = useController({ control, name: 'municipality' });
  // Use the municipality of the form, because the address and the loaded data change only some time after a choice.
  const chosen = place.field.value;
  const [houseId, setHouseId] = useState(newHouse.house?.id ?? null);
  const house = !houses || newHouse.house?.id === houseId ? newHouse.house : (houses?.find(({ id }) => id === houseId) ?? null);
  // Whether a house that was just chosen has a quick road is known only after its data have loaded.
  const hasQuickRoad = house !== null && house === newHouse.house && quickSteps > 0 && road === null;
  const allowed = chosen?.denied ? null : chosen;
  const list = housesAddress({ municipality: allowed?.id ?? null, customer });
  const asked: Asked = { ...newHouse, house, municipality: chosen };
  usePreparedVisit(house && allowed && searchOf(asked));
  const show = (next: Asked) => navigate({ search: searchOf(next) }, { replace: true, preventScrollReset: true });

  function chooseHouse(id: HouseId | null) {
    setHouseId(id);
    show({ house: id === null ? null : { id }, bundle: null, municipality: chosen, name, customer });
  }

  function chooseMunicipality(municipality: Place | null) {
    place.field.onChange(municipality);
    show({ ...asked, municipality });
  }

  const begin = submit(({ municipality, name: given }, event) => {
    if (!house) return navigate(list);
    const own = given === t('defaultHouseName') ? null : (given ?? null);
    return navigate(`${NEW_VISIT}${searchOf({ ...asked, municipality, name: own, road: roadOf(event) ?? road })}`);
  });

  /** Without a house no visit can start, so the form leads to the list of houses. */
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

      <HiddenParameters asked={asked} />
      {(house || houses) && <NameField field={nameField} name={name} error={formState.errors.name?.message} />}
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
        {/* Until the data of a house that was just chosen have loaded, its price is the lowest one, not the one in the municipality. */}
        {house && <PriceFrom house={house} municipality={house === newHouse.house ? municipality : null} />}
        <BeginButtons hasHouse={house !== null} choosesHouse={houses !== undefined} quickSteps={hasQuickRoad ? quickSteps : 0} />
      </div>
    </Form>
  );
}

/**
 * Loads the visit in advance.
 * @param search the query string of the address that begins the visit; null while the house or the municipality is missing
 */
function usePreparedVisit(search: string | null): void {
  useEffect(() => {
    // Wait until the browser is idle, because it must first render the choice of the municipality.
    if (search !== null)
      idle()
        .then(() => prepare(search))
        .catch(() => undefined);
  }, [search]);
}

async function prepare(search: string): Promise<void> {
  const { prepareVisit } = await import('../../visit/prepare-visit.ts');
  await prepareVisit(search);
}

/** All parameters of the address except the name of the house, as hidden fields. They are needed if the form is sent before hydration. */
function HiddenParameters({ asked }: { asked: Asked }) {
  const parameters = [...new URLSearchParams(searchOf({ ...asked, name: null }))];
  return parameters.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

interface NameFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly name: string | null;
  readonly error: string | undefined;
}

/** The field for the name of the house. It is uncontrolled, so that text which the visitor enters before hydration stays. */
function NameField({ field, name, error }: NameFieldProps) {
  const t = useTexts(municipalityTexts);
  return (
    <TextField label={t('houseName')} {...field} defaultValue={name ?? t('defaultHouseName')} error={error} autoComplete="off" />
  );
}

interface BeginButtonsProps {
  readonly hasHouse: boolean;
  readonly choosesHouse: boolean;
  /** The number of questions on the quick road; 0 if there is none, if the number is not known yet, or if the address names a road. */
  readonly quickSteps: number;
}

function BeginButtons({ hasHouse, choosesHouse, quickSteps }: BeginButtonsProps) {
  const t = useTexts(municipalityTexts);
  const project = useTexts(newProjectTexts);
  return (
    <>
      <Button type="submit" kind="primary" large between>
        {hasHouse ? t('begin') : choosesHouse ? project('toHouses') : t('toHouses')} <Icon icon={ArrowRight} />
      </Button>
      {quickSteps > 0 && (
        <Button type="submit" name={ASKED_PARAMETERS.road} value={QUICK_ROAD} between>
          {t('quick', { count: String(quickSteps) })} <Icon icon={ArrowRight} small />
        </Button>
      )}
    </>
  );
}

/** Returns `QUICK_ROAD` if the pressed button starts the quick road; null for the other button. */
function roadOf(event: BaseSyntheticEvent | undefined): string | null {
  const pressed = event?.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
  return pressed instanceof HTMLButtonElement && pressed.value === QUICK_ROAD ? QUICK_ROAD : null;
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
