import type { Position } from '@gavel/core';
import { type HouseOutline, isInside } from '@gavel/core/placement';
import { drawSituation } from '@gavel/drawings';
import { placementTexts } from '@gavel/texts';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import type { ChosenPlot, PlacementControl } from './use-placement.ts';
import { useWidth } from './use-width.ts';

interface SituationViewProps {
  readonly plot: ChosenPlot;
  readonly outline: HouseOutline;
  /** The polygons of the house's shadow. */
  readonly shadow: readonly (readonly Position[])[];
  readonly control: PlacementControl;
  /** A text that describes what the plan shows. */
  readonly words: string;
}

/** How far one press of a key moves the house (in m) and turns it (in degrees); `moveLess` and `turnLess` are for a press with Shift. */
const STEPS = { move: 0.5, moveLess: 0.1, turn: 5, turnLess: 1 } as const;

/** The situation plan. The visitor drags the house on it, or moves and turns it with keys. */
export function SituationView({ plot, outline, shadow, control, words }: SituationViewProps) {
  const t = useTexts(placementTexts);
  const keys = useId();
  const whole = useRef<HTMLDivElement>(null);
  const width = useWidth(whole);
  const { spot } = control;
  const { svg, sheet } = drawSituation({ plot, outline, spot, shadow, shownWidth: width ?? 420, words: t });
  const grip = useDragging(plot, control, () => sheet.width / (whole.current?.clientWidth || 1));
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actOf(event, control);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const shape: CSSProperties & Record<`--${string}`, number> = { '--wide': sheet.width, '--high': sheet.height };
  return (
    <div ref={whole} className="situation" style={shape}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is made here, from numbers and our own texts */}
      <div className="situation-plan" role="img" aria-label={words} dangerouslySetInnerHTML={{ __html: svg }} />
      <div
        className="situation-grip"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move the house
        tabIndex={0}
        aria-label={t('grip')}
        aria-describedby={keys}
        style={placeOfGrip(outline, spot, sheet)}
        onKeyDown={pressed}
        {...grip}
      />
      <p id={keys} className="visually-hidden">
        {t('keys')}
      </p>
    </div>
  );
}

/** Returns the action of a key; undefined if the key has none. */
function actOf({ key, shiftKey }: KeyboardEvent, { move, turn, spot }: PlacementControl): (() => void) | undefined {
  const far = shiftKey ? STEPS.moveLess : STEPS.move;
  const by = shiftKey ? STEPS.turnLess : STEPS.turn;
  const acts: Readonly<Record<string, () => void>> = {
    ArrowUp: () => move(0, far),
    ArrowDown: () => move(0, -far),
    ArrowRight: () => move(far, 0),
    ArrowLeft: () => move(-far, 0),
    PageUp: () => turn(spot.turn - by),
    PageDown: () => turn(spot.turn + by),
  };
  return acts[key];
}

interface Drag {
  readonly pointer: Position;
  readonly house: Position;
  /** Where the house is dragged to; null until the pointer moves. */
  readonly to: Position | null;
}

/** Returns the handlers that drag the house. @param metres returns how many metres of the plot one pixel shows */
function useDragging(plot: ChosenPlot, { spot, drag, drop }: PlacementControl, metres: () => number) {
  const dragged = useRef<Drag | null>(null);
  const end = () => {
    // The state of the last move may not have rendered yet, so read the position from `dragged`.
    if (dragged.current?.to) drop(dragged.current.to);
    dragged.current = null;
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = { pointer: [event.clientX, event.clientY], house: [spot.east, spot.north], to: null };
    },
    onPointerMove(event: PointerEvent) {
      if (!dragged.current) return;
      const { pointer, house } = dragged.current;
      const metre = metres();
      const to: Position = [house[0] + (event.clientX - pointer[0]) * metre, house[1] - (event.clientY - pointer[1]) * metre];
      // Keep the middle of the house inside the plot, because the server stores no other position.
      if (!isInside(plot.border, to)) return;
      dragged.current = { pointer, house, to };
      drag(to);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** Returns the position and the size of the grip, which covers the walls of the house. */
function placeOfGrip(
  outline: HouseOutline,
  { east, north, turn }: PlacementControl['spot'],
  sheet: ReturnType<typeof drawSituation>['sheet'],
): CSSProperties {
  const corners = outline.find(({ part }) => part === 'walls')?.corners ?? [];
  const long = 2 * Math.max(...corners.map(([right]) => right));
  const deep = 2 * Math.max(...corners.map(([, ahead]) => ahead));
  const percent = (part: number, of: number) => `${(100 * part) / of}%`;
  return {
    left: percent(east - sheet.west, sheet.width),
    top: percent(sheet.north - north, sheet.height),
    width: percent(long, sheet.width),
    height: percent(deep, sheet.height),
    rotate: `${turn - 180}deg`,
  };
}
