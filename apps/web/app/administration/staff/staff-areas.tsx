import type { StaffPerson } from '@gavel/contract/staff';
import { staffTexts } from '@gavel/texts';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import { LeadForm } from '../parts/desk-form.tsx';
import type { StaffWork } from './use-staff-work.ts';

interface StaffAreasProps {
  readonly person: StaffPerson;
  readonly work: StaffWork;
}

/** The municipalities that somebody answers for: those of the range, or those that an administrator has said in their place. */
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
        <LeadForm
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
          />
          <fieldset className="staff-areas">
            <legend>{t('areasChosen', { count: chosen.length })}</legend>
            {found.map((one) => (
              <label key={one.id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(one.id)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, one.id] : chosen.filter((other) => other !== one.id))
                  }
                />{' '}
                {one.name}
              </label>
            ))}
          </fieldset>
          <small>{t('areasHint')}</small>
        </LeadForm>
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
