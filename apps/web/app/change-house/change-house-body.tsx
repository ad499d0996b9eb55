import { useState } from 'react';
import { ChangePreview } from './change-preview.tsx';
import { HouseChoice, type WantedHouse } from './house-choice.tsx';

/** Shows the houses that the visitor can change to, and after the choice of a house the effects of the change. */
export function ChangeHouseBody({ onClose }: { onClose(): void }) {
  const [wanted, setWanted] = useState<WantedHouse | null>(null);
  return wanted ? (
    <ChangePreview wanted={wanted} onBack={() => setWanted(null)} onClose={onClose} />
  ) : (
    <HouseChoice onChoose={setWanted} />
  );
}
