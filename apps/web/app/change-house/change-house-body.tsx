import { useState } from 'react';
import { ChangePreview } from './change-preview.tsx';
import { HouseChoice, type WantedHouse } from './house-choice.tsx';

/** The houses to choose among, and then what the chosen one would do to the visit. */
export function ChangeHouseBody({ onClose }: { onClose(): void }) {
  const [wanted, setWanted] = useState<WantedHouse | null>(null);
  return wanted ? (
    <ChangePreview wanted={wanted} onBack={() => setWanted(null)} onClose={onClose} />
  ) : (
    <HouseChoice onChoose={setWanted} />
  );
}
