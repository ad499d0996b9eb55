import type { KeyboardEvent } from 'react';
import type { ModelActs } from './model-bar.tsx';
import type { ModelView } from './scene/create-view.ts';

/** By how many degrees a key or a button turns or raises the viewpoint, and by which factor one step zooms. */
const STEPS = { turn: 22.5, raise: 8, near: 0.82 } as const;
/** The same inside the house: how many metres a step is, and by how many degrees it turns or looks up. */
const STEPS_INSIDE = { walk: 0.6, turn: 22.5, look: 12 } as const;

/** Returns what the buttons and keys do. */
export function actsOf(view: ModelView | null, isInside: boolean): ModelActs {
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

/** What the keys do outside the house. */
const keys: Readonly<Record<string, keyof ModelActs>> = {
  ArrowLeft: 'turnLeft',
  ArrowRight: 'turnRight',
  ArrowUp: 'higher',
  ArrowDown: 'lower',
  '+': 'nearer',
  '-': 'farther',
};

/** What the keys do inside the house. */
const keysInside: Readonly<Record<string, keyof ModelActs>> = {
  ArrowLeft: 'turnLeft',
  ArrowRight: 'turnRight',
  ArrowUp: 'nearer',
  ArrowDown: 'farther',
  PageUp: 'higher',
  PageDown: 'lower',
};

/** Returns the handler of keys. Escape leaves the model. Other keys and combinations keep what the browser does with them. */
export function onModelKey(acts: ModelActs, isInside: boolean, leave: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.target instanceof HTMLSelectElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = (isInside ? keysInside : keys)[event.key];
    const act = event.key === 'Escape' ? leave : name && acts[name];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
