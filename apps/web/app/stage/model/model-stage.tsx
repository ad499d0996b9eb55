import type { Step } from '@gavel/core';
import type { HouseView } from '@gavel/house-model';
import { modelTexts } from '@gavel/texts';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { useMedia } from '../../ui/use-media.ts';
import { useStageBoxes } from '../picture/use-stage-boxes.ts';
import { type ModelActs, ModelBar, type ModelPlaces } from './model-bar.tsx';
import { ModelCamera } from './model-camera.tsx';
import { type ModelPanel, ModelPanels, ModelTools } from './model-tools.tsx';
import type { ModelView } from './scene/create-view.ts';
import { FIRST } from './scene/orbit.ts';
import type { Standing } from './scene/walk.ts';
import { type ModelOfVisit, useHouseModel } from './use-house-model.ts';
import { useModelWords } from './use-model-words.ts';
import { type ModelFault, useView3d } from './use-view-3d.ts';
import './model-stage.css';

interface ModelStageProps {
  readonly step: Step | null;
  /** Called when the model appears or disappears, so that the stage can hide the picture. */
  onShown(isShown: boolean): void;
  /** Called when the visitor returns to the picture. */
  onClose(): void;
}

/** By how many degrees a key or a button turns or raises the viewpoint, and by which factor one step zooms. */
const STEPS = { turn: 22.5, raise: 8, near: 0.82 } as const;
/** The same inside the house: how many metres a step is, and by how many degrees it turns or looks up. */
const STEPS_INSIDE = { walk: 0.6, turn: 22.5, look: 12 } as const;
/** The height of the viewpoint when a storey is open, in degrees. */
const FROM_ABOVE = 52;

/**
 * Shows the chosen house as a 3D model in place of the picture. By dragging, with keys or with buttons, the visitor turns the house or
 * walks through its rooms.
 */
export function ModelStage({ step, onShown, onClose }: ModelStageProps) {
  const t = useTexts(modelTexts);
  const [whole, open, free] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const canvas = useRef<HTMLCanvasElement>(null);
  const boxes = useStageBoxes(whole, open, free);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [azimuth, setAzimuth] = useState<number>(FIRST.azimuth);
  const [standing, setStanding] = useState<Standing | null>(null);
  const [shown, setShown] = useState<HouseView>({ kind: 'outside' });
  const [panel, setPanel] = useState<ModelPanel>(null);
  const visited = useHouseModel(shown);
  const { model, space, storeys, progress, choices } = visited;
  const { view, fault } = useView3d({ canvas, boxes, model, space, isStill, onMove: setAzimuth, onStand: setStanding });
  const isInside = shown.kind === 'inside';
  const storey = shown.kind === 'outside' ? null : (storeys[shown.storey] ?? null);
  const words = useModelWords(step, { view: shown, storey, azimuth, standing });
  const failed = progress === 'failed' ? 'failed' : fault;
  const isThere = view !== null && model !== null && boxes !== null && !failed;
  const tellShown = useEffectEvent(onShown);
  useEffect(() => {
    tellShown(isThere);
    // Move the focus to the canvas, since the button that opened the model disappears with the picture.
    if (isThere) canvas.current?.focus({ preventScroll: true });
  }, [isThere]);
  const show = (next: HouseView) => {
    setShown(next);
    if (next.kind !== 'inside') view?.orbit.stand(next.kind === 'outside' ? FIRST.height : FROM_ABOVE);
  };
  const close = () => {
    onClose();
    // Return the focus to the button that opened the model, once that button is rendered again.
    setTimeout(() => document.querySelector<HTMLElement>('.model-open')?.focus({ preventScroll: true }));
  };
  const acts = actsOf(view, isInside);
  const places = usePlaces(view, visited, azimuth, standing);
  const pressed = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLSelectElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = (isInside ? keysInside : keys)[event.key];
    const act = event.key === 'Escape' ? close : name && acts[name];
    if (!act) return;
    event.preventDefault();
    act();
  };
  if (failed) return <ModelNotice fault={failed} onClose={onClose} />;
  return (
    <>
      <div ref={whole} className="stage model-stage">
        <div ref={open} className="stage-open" />
        <div ref={free} className="stage-free" />
        <canvas
          ref={canvas}
          role="img"
          tabIndex={0}
          onKeyDown={pressed}
          aria-label={words.words}
          aria-describedby="model-keys"
          className={isThere ? 'is-there' : ''}
        />
        <span id="model-keys" className="visually-hidden">
          {t(isInside ? 'keysInside' : 'keys')}
        </span>
      </div>
      <div className={isThere ? 'visually-hidden' : 'stage-line'} role="status">
        {isThere ? '' : t('coming')}
      </div>
      {isThere && <ModelPanels view={view} panel={panel} onPanel={setPanel} />}
      {isThere && (
        <ModelBar acts={acts} view={shown} storeys={storeys} places={places} onView={show} onKeyDown={pressed} onClose={close}>
          <ModelTools view={view} panel={panel} onPanel={setPanel}>
            <ModelCamera view={view} words={words} choices={choices} />
          </ModelTools>
        </ModelBar>
      )}
    </>
  );
}

/** Returns what the buttons and keys do. */
function actsOf(view: ModelView | null, isInside: boolean): ModelActs {
  if (isInside)
    return {
      turnLeft: () => view?.walk.turn(-STEPS_INSIDE.turn),
      turnRight: () => view?.walk.turn(STEPS_INSIDE.turn),
      higher: () => view?.walk.look(STEPS_INSIDE.look),
      lower: () => view?.walk.look(-STEPS_INSIDE.look),
      nearer: () => view?.walk.step(STEPS_INSIDE.walk),
      farther: () => view?.walk.step(-STEPS_INSIDE.walk),
    };
  return {
    turnLeft: () => view?.orbit.turn(-STEPS.turn),
    turnRight: () => view?.orbit.turn(STEPS.turn),
    higher: () => view?.orbit.raise(STEPS.raise),
    lower: () => view?.orbit.raise(-STEPS.raise),
    nearer: () => view?.orbit.near(STEPS.near),
    farther: () => view?.orbit.near(1 / STEPS.near),
  };
}

/** The sides of the house, from the front around to the right. Each is 90 degrees from the next. */
const SIDES = ['facingFront', 'facingRight', 'facingBack', 'facingLeft'] as const;

/** Returns the places to which the visitor can go: inside the house its rooms, otherwise its sides. */
function usePlaces(
  view: ModelView | null,
  { space }: Pick<ModelOfVisit, 'space'>,
  azimuth: number,
  standing: Standing | null,
): ModelPlaces {
  const t = useTexts(modelTexts);
  if (!space)
    return {
      label: t('facing'),
      names: SIDES.map((side) => t(side)),
      at: Math.round(azimuth / 90) % SIDES.length,
      go: (at) => view?.orbit.face(at * 90),
    };
  return {
    label: t('goTo'),
    names: space.rooms.map(({ name }) => name),
    at: Math.max(
      0,
      space.rooms.findIndex(({ name }) => name === standing?.room),
    ),
    go: (at) => {
      const room = space.rooms[at];
      if (room) view?.walk.goTo(room);
    },
  };
}

const keys: Readonly<Record<string, keyof ModelActs>> = {
  ArrowLeft: 'turnLeft',
  ArrowRight: 'turnRight',
  ArrowUp: 'higher',
  ArrowDown: 'lower',
  '+': 'nearer',
  '-': 'farther',
};

const keysInside: Readonly<Record<string, keyof ModelActs>> = {
  ArrowLeft: 'turnLeft',
  ArrowRight: 'turnRight',
  ArrowUp: 'nearer',
  ArrowDown: 'farther',
  PageUp: 'higher',
  PageDown: 'lower',
};

/** Shows why there is no model. The picture stays visible. */
function ModelNotice({ fault, onClose }: { readonly fault: ModelFault; onClose(): void }) {
  const t = useTexts(modelTexts);
  return (
    <div className="model-notice sheet" role="alert">
      <p>{t(fault)}</p>
      <button type="button" onClick={onClose}>
        {t('close')}
      </button>
    </div>
  );
}
