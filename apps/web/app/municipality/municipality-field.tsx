import type { ListedMunicipality } from '@gavel/contract';
import { municipalityTexts } from '@gavel/texts';
import { MapPin } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Combobox } from '../ui/combobox.tsx';
import type { ComboboxOption } from '../ui/combobox-list.tsx';
import { fold } from './fold.ts';
import { type Match, searchMunicipalities } from './search-municipalities.ts';

interface MunicipalityFieldProps {
  readonly municipalities: readonly ListedMunicipality[];
  readonly chosen: ListedMunicipality | null;
  /** Null when what is written names no municipality (any more). */
  readonly onChoose: (municipality: ListedMunicipality | null) => void;
  readonly error: string | undefined;
  readonly ref: Ref<HTMLInputElement>;
}

/** Where to build: a search over the names of all municipalities. */
export function MunicipalityField({ municipalities, chosen, onChoose, error, ref }: MunicipalityFieldProps) {
  const t = useTexts(municipalityTexts);
  const [text, setText] = useState(chosen?.name ?? '');
  // What is chosen already is no search: opening the list again shows everything.
  const { matches, similar } = searchMunicipalities(municipalities, text === chosen?.name ? '' : text);

  function write(written: string) {
    setText(written);
    if (chosen && written !== chosen.name) onChoose(null);
  }

  function choose(id: string) {
    const municipality = municipalities.find((candidate) => candidate.id === id) ?? null;
    setText(municipality?.name ?? '');
    onChoose(municipality);
  }

  /** Somebody who has written a whole name has chosen it. */
  function leave() {
    const named = municipalities.filter(({ name }) => fold(name) === fold(text.trim()));
    if (!chosen && named.length === 1 && named[0]) choose(named[0].id);
  }

  return (
    <Combobox
      ref={ref}
      label={t('where')}
      placeholder={t('placeholder')}
      listLabel={t('options')}
      clearLabel={t('clear')}
      icon={MapPin}
      text={text}
      selected={chosen?.id ?? null}
      groups={[
        { label: null, options: matches.map(option) },
        { label: t('similar'), options: similar.map(({ place }) => option({ place, start: 0, length: 0 })) },
      ]}
      status={matches.length + similar.length === 0 ? t('noMatch') : t('matches', { count: matches.length + similar.length })}
      error={error}
      onText={write}
      onChoose={choose}
      onLeave={leave}
    />
  );
}

function option({ place, start, length }: Match<ListedMunicipality>): ComboboxOption {
  return { id: place.id, text: place.name, detail: place.county, start, length };
}
