import { placementTexts } from '@gavel/texts';
import { MoveDown, MoveLeft, MoveRight, MoveUp, RotateCcwSquare, RotateCwSquare } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { PlacementControl } from './use-placement.ts';

/** How far a button moves the house, m, and how far it turns it, degrees. */
const STEP = 0.5;
const TURN = 5;

const MOVES = [
  { word: 'moveWest', icon: MoveLeft, by: [-STEP, 0] },
  { word: 'moveNorth', icon: MoveUp, by: [0, STEP] },
  { word: 'moveSouth', icon: MoveDown, by: [0, -STEP] },
  { word: 'moveEast', icon: MoveRight, by: [STEP, 0] },
] as const;

interface PlacementToolsProps {
  readonly control: PlacementControl;
  /** The direction of the front in words. */
  readonly direction: string;
}

/** The buttons that move the house, and the buttons and the slider that turn it. */
export function PlacementTools({ control: { spot, move, turn }, direction }: PlacementToolsProps) {
  const t = useTexts(placementTexts);
  const slider = useId();
  return (
    <div className="placement-tools">
      <fieldset className="placement-moves" aria-label={t('move')}>
        {MOVES.map(({ word, icon, by: [east, north] }) => (
          <IconButton key={word} className={`placement-${word}`} label={t(word)} onClick={() => move(east, north)}>
            <Icon icon={icon} />
          </IconButton>
        ))}
      </fieldset>
      <fieldset className="placement-turns" aria-label={t('turn')}>
        <IconButton label={t('turnLeft')} onClick={() => turn(spot.turn - TURN)}>
          <Icon icon={RotateCcwSquare} />
        </IconButton>
        <IconButton label={t('turnRight')} onClick={() => turn(spot.turn + TURN)}>
          <Icon icon={RotateCwSquare} />
        </IconButton>
        <label className="visually-hidden" htmlFor={slider}>
          {t('turnTo')}
        </label>
        <input
          id={slider}
          type="range"
          min={0}
          max={359}
          step={1}
          value={spot.turn}
          aria-valuetext={direction}
          onChange={({ target }) => turn(Number(target.value))}
        />
      </fieldset>
    </div>
  );
}
