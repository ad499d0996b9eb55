import type { ListedMunicipality } from '@gavel/contract';
import { municipalityTexts } from '@gavel/texts';
import { MapPin } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Combobox } from '../ui/combobox.tsx';
import type { ComboboxOption } from '../ui/combobox-list.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { namedMunicipality } from './named-municipality.ts';
import { type Match, searchMunicipalities } from './search-municipalities.ts';

interface MunicipalityFieldProps {
  readonly municipalities: readonly ListedMunicipality[];
  readonly chosen: ListedMunicipality | null;
  /** Null when what is written names no municipality (any more). */
  readonly onChoose: (municipality: ListedMunicipality | null) => void;
  readonly error?: string | undefined;
  /** Those that the builder does not deliver to are refused as soon as they are chosen. */
  readonly refusesDenied?: boolean;
  readonly required?: boolean;
  readonly ref: Ref<HTMLInputElement>;
}

/** Where to build: a search over the names of all municipalities and the well-known places in them. */
export function MunicipalityField(props: MunicipalityFieldProps) {
  const { municipalities, chosen, onChoose, error, refusesDenied = false, required = false, ref } = props;
  const t = useTexts(municipalityTexts);
  const [text, setText] = useState(chosen?.name ?? '');
  // What is chosen already is no search: opening the list again shows everything.
  const searched = text === chosen?.name ? '' : text;
  const { progress } = useLoaded(loadLocalities, searched !== '');
  const localities = progress.kind === 'loaded' ? progress.value : undefined;
  const { matches, localities: places, similar } = searchMunicipalities(municipalities, searched, localities);
  const isRefused = refusesDenied && chosen?.denied === true;
  const count = matches.length + places.length + similar.length;

  function write(written: string) {
    setText(written);
    if (chosen && written !== chosen.name) onChoose(null);
  }

  /** By the code that an option begins with: one municipality can be found by several names. */
  function choose(option: string) {
    const municipality = municipalities.find(({ id }) => option.startsWith(id)) ?? null;
    setText(municipality?.name ?? '');
    onChoose(municipality);
  }

  /** Somebody who has written a whole name has chosen it. */
  function leave() {
    const named = namedMunicipality(municipalities, text, localities);
    if (!chosen && named) choose(named.id);
  }

  const option = (text: string, { place, start, length }: Match<ListedMunicipality>): ComboboxOption => {
    const detail = place.denied ? t('notDelivered') : place.county;
    return { id: place.id, text, detail, start, length };
  };

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
        { label: null, options: matches.map((match) => option(match.place.name, match)) },
        {
          label: t('localities'),
          options: places.map((match) => {
            const text = t('localityIn', { locality: match.locality, municipality: match.place.name });
            return { ...option(text, match), id: `${match.place.id} ${match.locality}` };
          }),
        },
        { label: t('similar'), options: similar.map(({ place }) => option(place.name, { place, start: 0, length: 0 })) },
      ]}
      status={count === 0 ? t('noMatch') : t('matches', { count })}
      error={isRefused ? t('denied') : error}
      isErrorAnnounced={isRefused}
      required={required}
      onText={write}
      onChoose={choose}
      onLeave={leave}
    />
  );
}

/** They are many, and wanted only by those who write. */
async function loadLocalities() {
  return (await import('./localities.ts')).localities;
}
