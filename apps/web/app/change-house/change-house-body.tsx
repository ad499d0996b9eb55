import { useState } from 'react';
import type { ListedHouse } from '../houses/listed-house.ts';
import { ChangePreview } from './change-preview.tsx';
import { HouseChoice } from './house-choice.tsx';

/** A house to change to, and the bundle to start it with. */
export interface WantedHouse {
  readonly house: ListedHouse;
  readonly bundleId: number | null;
}

/** The houses to choose among, and then what the chosen one would do to the visit. */
export function ChangeHouseBody({ onClose }: { onClose(): void }) {
  const [wanted, setWanted] = useState<WantedHouse | null>(null);
  return wanted ? (
    <ChangePreview wanted={wanted} onBack={() => setWanted(null)} onClose={onClose} />
  ) : (
    <HouseChoice onChoose={setWanted} />
  );
}
