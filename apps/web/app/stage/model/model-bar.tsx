import type { HouseView } from '@gavel/house-model';
import { modelTexts } from '@gavel/texts';
import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, DoorOpen, Image, Minus, Plus, RotateCcw, RotateCw } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import '../camera-bar.css';
import './model-bar.css';

/**
 * The actions of the buttons and keys. Inside the house, `nearer` and `farther` walk forwards and backwards, `higher` and `lower` look up
 * and down.
 */
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
  readonly view: HouseView;
  /** The names of the storeys, the lowest first. */
  readonly storeys: readonly string[];
  /** The places in the list: the sides of the house, or its rooms. */
  readonly places: ModelPlaces;
  /** The buttons that the caller adds to the bar. */
  readonly children: ReactNode;
  onView(view: HouseView): void;
  onKeyDown(event: KeyboardEvent): void;
  onClose(): void;
}

/** The places to which the visitor can go: the sides of the house, or its rooms. */
export interface ModelPlaces {
  readonly label: string;
  readonly names: readonly string[];
  /** The index of the current place. */
  readonly at: number;
  go(at: number): void;
}

const TOOLS = [
  { act: 'turnLeft', word: 'turnLeft', icon: RotateCw },
  { act: 'turnRight', word: 'turnRight', icon: RotateCcw },
  { act: 'higher', word: 'higher', icon: ArrowUp },
  { act: 'lower', word: 'lower', icon: ArrowDown },
  { act: 'nearer', word: 'nearer', icon: Plus },
  { act: 'farther', word: 'farther', icon: Minus },
] as const;

const TOOLS_INSIDE = [
  { act: 'turnLeft', word: 'turnLeft', icon: RotateCcw },
  { act: 'turnRight', word: 'turnRight', icon: RotateCw },
  { act: 'higher', word: 'lookUp', icon: ChevronUp },
  { act: 'lower', word: 'lookDown', icon: ChevronDown },
  { act: 'nearer', word: 'forward', icon: ArrowUp },
  { act: 'farther', word: 'backward', icon: ArrowDown },
] as const;

/** The buttons that turn the 3D model, zoom or walk, choose what it shows, and return to the picture. */
export function ModelBar({ acts, view, storeys, places, children, onView, onKeyDown, onClose }: ModelBarProps) {
  const t = useTexts(modelTexts);
  return (
    <fieldset className={`camera-bar model-bar is-${view.kind} sheet`} aria-label={t('tools')} onKeyDown={onKeyDown}>
      <button type="button" className="tool" aria-label={t('toPicture')} title={t('toPicture')} onClick={onClose}>
        <Icon icon={Image} />
        <span className="tool-word">{t('toPictureWord')}</span>
      </button>
      {(view.kind === 'inside' ? TOOLS_INSIDE : TOOLS).map(({ act, word, icon }) => (
        <button key={act} type="button" className={`tool model-${act}`} aria-label={t(word)} title={t(word)} onClick={acts[act]}>
          <Icon icon={icon} />
        </button>
      ))}
      {children}
      {view.kind !== 'inside' && storeys.length > 0 && <EnterButton view={view} storeys={storeys} onView={onView} />}
      {storeys.length > 0 && <ViewList view={view} storeys={storeys} onView={onView} />}
      <div className="camera-list model-places">
        <select aria-label={places.label} value={places.at} onChange={({ target }) => places.go(Number(target.value))}>
          {places.names.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may have one name
            <option key={at} value={at}>
              {name}
            </option>
          ))}
        </select>
        <Icon icon={ChevronDown} small />
      </div>
    </fieldset>
  );
}

/**
 * The button that moves the viewpoint into the house: into the open storey or, if no storey is open, into the lowest one. If the bar has no
 * space for the button, it is hidden, and the visitor can move into the house with `ViewList`.
 */
function EnterButton({ view, storeys, onView }: Pick<ModelBarProps, 'view' | 'storeys' | 'onView'>) {
  const t = useTexts(modelTexts);
  const storey = view.kind === 'open' ? view.storey : 0;
  const label = storeys.length > 1 ? t('goInStorey', { storey: storeys[storey] ?? '' }) : t('goIn');
  const enter = () => {
    onView({ kind: 'inside', storey });
    // The pressed button disappears and loses the focus, so move the focus to the 3D model.
    document.querySelector<HTMLElement>('.model-stage canvas')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="tool model-extra model-enter" aria-label={label} title={label} onClick={enter}>
      <Icon icon={DoorOpen} />
      <span className="tool-word is-short">{t('goIn')}</span>
    </button>
  );
}

/** The choice between the outside, an open storey (without anything above it), and the rooms of a storey. */
function ViewList({ view, storeys, onView }: Pick<ModelBarProps, 'view' | 'storeys' | 'onView'>) {
  const t = useTexts(modelTexts);
  const views: readonly (readonly [HouseView, string])[] = [
    [{ kind: 'outside' }, t('outside')],
    ...storeys.map((name, storey) => [{ kind: 'open', storey }, name] as const),
    ...storeys.map(
      (name, storey) => [{ kind: 'inside', storey }, storeys.length > 1 ? t('goInStorey', { storey: name }) : t('goIn')] as const,
    ),
  ];
  return (
    <div className="camera-list">
      <select
        aria-label={t('shown')}
        value={keyOf(view)}
        onChange={({ target }) => {
          const [chosen] = views.find(([one]) => keyOf(one) === target.value) ?? [];
          if (chosen) onView(chosen);
        }}
      >
        {views.map(([one, name]) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {name}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} small />
    </div>
  );
}

function keyOf(view: HouseView): string {
  return view.kind === 'outside' ? view.kind : `${view.kind} ${view.storey}`;
}
