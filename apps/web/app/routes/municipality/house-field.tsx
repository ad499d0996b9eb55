import type { HouseId } from '@gavel/core';
import { housesTexts, municipalityTexts, newProjectTexts } from '@gavel/texts';
import { House } from 'lucide-react';
import { useState } from 'react';
import type { ListedHouse } from '../../houses/listed-house.ts';
import { fold } from '../../municipality/fold.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Combobox } from '../../ui/combobox.tsx';
import type { ComboboxOption } from '../../ui/combobox-list.tsx';

interface HouseFieldProps {
  readonly houses: readonly ListedHouse[];
  readonly chosen: { readonly id: HouseId; readonly title: string } | null;
  /** Called with the house that the user chooses, and with null when the text in the field no longer matches the chosen house. */
  onChoose(houseId: HouseId | null): void;
}

/** The field for the house. The user searches the names of the listed houses. */
export function HouseField({ houses, chosen, onChoose }: HouseFieldProps) {
  const t = useTexts(newProjectTexts);
  const types = useTexts(housesTexts);
  const general = useTexts(municipalityTexts);
  const [text, setText] = useState(chosen?.title ?? '');
  // If the field contains the name of the chosen house, the user is not searching, so the open list shows all houses.
  const query = text === chosen?.title ? '' : fold(text.trim());
  const options = houses.flatMap((house): ComboboxOption[] => {
    const start = fold(house.title).indexOf(query);
    const detail = types(house.houseType);
    return start < 0 ? [] : [{ id: String(house.id), text: house.title, detail, start, length: query.length }];
  });

  function write(written: string) {
    setText(written);
    if (chosen && written !== chosen.title) onChoose(null);
  }

  function choose(id: string) {
    const house = houses.find((candidate) => String(candidate.id) === id);
    setText(house?.title ?? '');
    onChoose(house?.id ?? null);
  }

  /** When the user leaves the field, chooses the house whose whole name is in the field. */
  function leave() {
    const named = houses.find(({ title }) => fold(title) === fold(text.trim()));
    if (!chosen && named) choose(String(named.id));
  }

  return (
    <Combobox
      label={t('house')}
      placeholder={t('housePlaceholder')}
      listLabel={t('houses')}
      clearLabel={general('clear')}
      icon={House}
      text={text}
      selected={chosen ? String(chosen.id) : null}
      groups={[{ label: null, options }]}
      status={options.length === 0 ? t('noMatch') : t('matches', { count: options.length })}
      onText={write}
      onChoose={choose}
      onLeave={leave}
    />
  );
}
