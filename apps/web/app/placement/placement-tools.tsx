import { placementTexts } from '@gavel/texts';
import { MoveDown, MoveLeft, MoveRight, MoveUp, RotateCcwSquare, RotateCwSquare } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { PlacementControl } from './use-placement.ts';

/** How far one press of a button moves the house (in m) and turns it (in degrees). */
const STEP = 0.5;
const TURN = 5;

const MOVES = [
  { name: 'moveWest', word: 'west-word', icon: MoveLeft, by: [-STEP, 0] },
  { name: 'moveNorth', word: 'north-word', icon: MoveUp, by: [0, STEP] },
  { name: 'moveSouth', word: 'south-word', icon: MoveDown, by: [0, -STEP] },
  { name: 'moveEast', word: 'east-word', icon: MoveRight, by: [STEP, 0] },
] as const;

const TURNS = [
  { name: 'turnLeft', word: 'left-word', icon: RotateCcwSquare, by: -TURN },
  { name: 'turnRight', word: 'right-word', icon: RotateCwSquare, by: TURN },
] as const;

interface PlacementToolsProps {
  readonly control: PlacementControl;
  /** The direction in which the front of the house faces, in words. */
  readonly direction: string;
}

/** The buttons that move the house, and the buttons and the slider that turn it. Each has a visible label. */
export function PlacementTools({ control: { spot, move, turn }, direction }: PlacementToolsProps) {
  const t = useTexts(placementTexts);
  const id = useId();
  return (
    <div className="placement-tools">
      <fieldset className="placement-moves" aria-labelledby={`${id}-move`}>
        <p id={`${id}-move`}>{t('move')}</p>
        {MOVES.map(({ name, word, icon, by: [east, north] }) => (
          <IconButton key={name} className={`placement-${name}`} label={t(name)} onClick={() => move(east, north)}>
            <Icon icon={icon} />
            <span aria-hidden="true">{t(word)}</span>
          </IconButton>
        ))}
      </fieldset>
      <fieldset className="placement-turns" aria-labelledby={`${id}-turn`}>
        <p id={`${id}-turn`}>{t('turn')}</p>
        {TURNS.map(({ name, word, icon, by }) => (
          <IconButton key={name} label={t(name)} onClick={() => turn(spot.turn + by)}>
            <Icon icon={icon} />
            <span aria-hidden="true">{t(word)}</span>
          </IconButton>
        ))}
        <label htmlFor={`${id}-slider`}>
          {t('turnTo')} <span aria-hidden="true">{direction}</span>
        </label>
        <input
          id={`${id}-slider`}
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
