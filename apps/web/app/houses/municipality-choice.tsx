import type { ListedMunicipality } from '@gavel/contract';
import { housesTexts } from '@gavel/texts';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { MunicipalityField } from '../municipality/municipality-field.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Loaded } from '../ui/loaded.tsx';

interface MunicipalityChoiceProps {
  readonly current: ListedMunicipality | null;
  onChoose(municipality: ListedMunicipality): void;
}

/** Asks where the visitor wants to build. The list of municipalities is long, so it loads only when the visitor opens this choice. */
export function MunicipalityChoice(props: MunicipalityChoiceProps) {
  const t = useTexts(housesTexts);
  return (
    <Loaded load={loadMunicipalities} failed={t('municipalitiesFailed')}>
      {(municipalities) => <Field municipalities={municipalities} {...props} />}
    </Loaded>
  );
}

async function loadMunicipalities() {
  return (await browserApi()).listMunicipalities();
}

function Field({
  municipalities,
  current,
  onChoose,
}: MunicipalityChoiceProps & { municipalities: readonly ListedMunicipality[] }) {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(current);
  useEffect(() => field.current?.focus(), []);
  const choose = (municipality: ListedMunicipality | null) => {
    setChosen(municipality);
    if (municipality && !municipality.denied) onChoose(municipality);
  };
  return <MunicipalityField ref={field} municipalities={municipalities} chosen={chosen} onChoose={choose} refusesDenied />;
}
