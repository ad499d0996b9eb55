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
  /** Called with the municipality that the user chooses, and with null when the user edits the text so that it no longer matches. */
  readonly onChoose: (municipality: ListedMunicipality | null) => void;
  readonly error?: string | undefined;
  /** Whether an error appears immediately if the builder does not deliver to the chosen municipality. */
  readonly refusesDenied?: boolean;
  readonly required?: boolean;
  readonly ref: Ref<HTMLInputElement>;
}

/**
 * The field in which the user chooses a municipality. A search finds municipalities by their names and by the names of well-known places in
 * them.
 */
export function MunicipalityField(props: MunicipalityFieldProps) {
  const { municipalities, chosen, onChoose, error, refusesDenied = false, required = false, ref } = props;
  const t = useTexts(municipalityTexts);
  const [text, setText] = useState(chosen?.name ?? '');
  // An empty field also shows a municipality that is chosen elsewhere, for example by the address.
  const [known, setKnown] = useState(chosen?.name);
  if (known !== chosen?.name) {
    setKnown(chosen?.name);
    if (!text) setText(chosen?.name ?? '');
  }
  // If the field contains the name of the chosen municipality, this is no search: the open list shows all municipalities.
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

  /**
   * The id of an option begins with the code of its municipality, because options with different names may lead to the same municipality.
   */
  function choose(option: string) {
    const municipality = municipalities.find(({ id }) => option.startsWith(id)) ?? null;
    setText(municipality?.name ?? '');
    onChoose(municipality);
  }

  /** When the user leaves the field and has chosen none, chooses the municipality that the typed text names (`namedMunicipality`). */
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

/** The list of places is long, and only visitors who type something need it. So it loads later. */
async function loadLocalities() {
  return (await import('./localities.ts')).localities;
}
