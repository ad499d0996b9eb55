import type { StaffPerson } from '@gavel/contract/staff';
import { staffTexts } from '@gavel/texts';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import { RequestForm } from '../parts/desk-form.tsx';
import type { StaffWork } from './use-staff-work.ts';

interface StaffAreasProps {
  readonly person: StaffPerson;
  readonly work: StaffWork;
}

/** The municipalities of a salesperson: those that the range lists, or those that an administrator has chosen instead. */
export function StaffAreas({ person, work }: StaffAreasProps) {
  const t = useTexts(staffTexts);
  const id = useId();
  const { municipalityIds, hasGivenAreas } = person;
  const { list, isBusy, change } = work;
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [search, setSearch] = useState('');
  const asked = search.trim().toLocaleLowerCase('sv');
  const found = list.municipalities.filter(({ name }) => name.toLocaleLowerCase('sv').includes(asked));
  const open = () => {
    setSearch('');
    setChosen(municipalityIds);
  };
  return (
    <section>
      <h2>{t('areas')}</h2>
      <p>{t(hasGivenAreas ? 'areasGiven' : 'areasOfRange', { count: municipalityIds.length })}</p>
      {chosen ? (
        <RequestForm
          isBusy={isBusy}
          close={() => setChosen(null)}
          save={() => change(person, { kind: 'municipalities', municipalityIds: chosen })}
        >
          <label htmlFor={`${id}-search`}>{t('findMunicipality')}</label>
          <input
            id={`${id}-search`}
            className="desk-field"
            type="search"
            value={search}
            autoComplete="off"
            onChange={({ target }) => setSearch(target.value)}
            // The search filters while the user types. Without this, Enter would save the municipalities.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <Municipalities found={found} chosen={chosen} onChange={setChosen} />
          <small>{t('areasHint')}</small>
        </RequestForm>
      ) : (
        <p className="staff-acts">
          <TextButton onClick={open}>{t('changeAreas')}</TextButton>
          {hasGivenAreas && (
            <TextButton disabled={isBusy} onClick={() => void change(person, { kind: 'municipalities', municipalityIds: null })}>
              {t('areasBack')}
            </TextButton>
          )}
        </p>
      )}
    </section>
  );
}

interface MunicipalitiesProps {
  readonly found: StaffWork['list']['municipalities'];
  readonly chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

function Municipalities({ found, chosen, onChange }: MunicipalitiesProps) {
  const t = useTexts(staffTexts);
  return (
    <fieldset className="staff-areas">
      <legend>{t('areasChosen', { count: chosen.length })}</legend>
      {found.map((one) => (
        <label key={one.id}>
          <input
            type="checkbox"
            checked={chosen.includes(one.id)}
            onChange={({ target }) => onChange(target.checked ? [...chosen, one.id] : chosen.filter((other) => other !== one.id))}
          />{' '}
          {one.name}
        </label>
      ))}
    </fieldset>
  );
}
