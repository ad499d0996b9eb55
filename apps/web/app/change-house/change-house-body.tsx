import { useState } from 'react';
import { ChangePreview } from './change-preview.tsx';
import { HouseChoice, type WantedHouse } from './house-choice.tsx';

/** Shows the houses to choose from, and after the choice the effects of the change. */
export function ChangeHouseBody({ onClose }: { onClose(): void }) {
  const [wanted, setWanted] = useState<WantedHouse | null>(null);
  return wanted ? (
    <ChangePreview wanted={wanted} onBack={() => setWanted(null)} onClose={onClose} />
  ) : (
    <HouseChoice onChoose={setWanted} />
  );
}
