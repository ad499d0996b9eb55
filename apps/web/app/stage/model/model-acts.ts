import type { KeyboardEvent } from 'react';
import type { ModelActs } from './model-bar.tsx';
import type { ModelView } from './scene/create-view.ts';

/** Outside the house: by how many degrees one step turns or raises the viewpoint, and by what one step closer multiplies its distance. */
const STEPS = { turn: 22.5, raise: 8, near: 0.82 } as const;
/** Inside the house: how many metres one step walks, and by how many degrees a step turns the viewpoint or looks up or down. */
const STEPS_INSIDE = { walk: 0.6, turn: 22.5, look: 12 } as const;

/** Returns the actions of the buttons and keys. */
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

/** The action of each key outside the house. */
const keys: Readonly<Record<string, keyof ModelActs>> = {
  ArrowLeft: 'turnLeft',
  ArrowRight: 'turnRight',
  ArrowUp: 'higher',
  ArrowDown: 'lower',
  '+': 'nearer',
  '-': 'farther',
};

/** The action of each key inside the house. */
const keysInside: Readonly<Record<string, keyof ModelActs>> = {
  ArrowLeft: 'turnLeft',
  ArrowRight: 'turnRight',
  ArrowUp: 'nearer',
  ArrowDown: 'farther',
  PageUp: 'higher',
  PageDown: 'lower',
};

/**
 * Returns the handler of key presses. It runs the actions in `keys` or, inside the house, in `keysInside`; Escape closes the 3D model. All
 * other keys, key combinations, and keys in a list have their usual effect in the browser.
 */
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
