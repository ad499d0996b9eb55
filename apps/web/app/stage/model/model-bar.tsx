import { modelTexts } from '@gavel/texts';
import { ArrowDown, ArrowUp, ChevronDown, Image, Minus, Plus, RotateCcw, RotateCw } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import '../camera-bar.css';
import './model-bar.css';

/** What can be done with the model, by hand as with keys. */
export interface ModelActs {
  turnLeft(): void;
  turnRight(): void;
  higher(): void;
  lower(): void;
  nearer(): void;
  farther(): void;
}

interface ModelBarProps {
  readonly acts: ModelActs;
  /** Degrees. */
  readonly azimuth: number;
  /** The names of the storeys, the lowest first, and the one that is open; null: the house is whole. */
  readonly storeys: readonly string[];
  readonly lifted: number | null;
  onLift(storey: number | null): void;
  onFace(degrees: number): void;
  onKeyDown(event: KeyboardEvent): void;
  onClose(): void;
}

/** The sides of the house by the degrees from which one sees them. */
const SIDES = [
  ['facingFront', 0],
  ['facingRight', 90],
  ['facingBack', 180],
  ['facingLeft', 270],
] as const;

const TOOLS = [
  { word: 'turnLeft', icon: RotateCw },
  { word: 'turnRight', icon: RotateCcw },
  { word: 'higher', icon: ArrowUp },
  { word: 'lower', icon: ArrowDown },
  { word: 'nearer', icon: Plus },
  { word: 'farther', icon: Minus },
] as const;

/** Does with buttons what the hand does with the model: turns it, comes nearer, looks from above, and leads back to the picture. */
export function ModelBar({ acts, azimuth, storeys, lifted, onLift, onFace, onKeyDown, onClose }: ModelBarProps) {
  const t = useTexts(modelTexts);
  const side = SIDES[Math.round(azimuth / 90) % 4]?.[0] ?? 'facingFront';
  return (
    <fieldset className="camera-bar model-bar sheet" aria-label={t('tools')} onKeyDown={onKeyDown}>
      <button type="button" className="tool" aria-label={t('toPicture')} title={t('toPicture')} onClick={onClose}>
        <Icon icon={Image} />
        <span className="tool-word">{t('toPictureWord')}</span>
      </button>
      {TOOLS.map(({ word, icon }) => (
        <button
          key={word}
          type="button"
          className={`tool model-${word}`}
          aria-label={t(word)}
          title={t(word)}
          onClick={acts[word]}
        >
          <Icon icon={icon} />
        </button>
      ))}
      {storeys.length > 0 && (
        <div className="camera-list">
          <select
            aria-label={t('shown')}
            value={lifted ?? ''}
            onChange={({ target }) => onLift(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{t('outside')}</option>
            {storeys.map((name, at) => (
              <option key={name} value={at}>
                {name}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} small />
        </div>
      )}
      <div className="camera-list model-sides">
        <select
          aria-label={t('facing')}
          value={side}
          onChange={({ target }) => onFace(SIDES.find(([name]) => name === target.value)?.[1] ?? 0)}
        >
          {SIDES.map(([name]) => (
            <option key={name} value={name}>
              {t(name)}
            </option>
          ))}
        </select>
        <Icon icon={ChevronDown} small />
      </div>
    </fieldset>
  );
}
