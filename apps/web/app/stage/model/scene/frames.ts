/** Renders frames only when other code requests one, or until the view rests again. */
export interface Frames {
  ask(): void;
  /** Renders a frame now. A choice uses this, so that the graphics processor works while the browser lays out and paints the page. */
  draw(): void;
  dispose(): void;
}

interface Options {
  readonly isQuick: boolean;
  /** Moves the viewpoint and the light on changed parts on by one frame. Returns whether the next frame differs. */
  update(): boolean;
  /**
   * Renders a frame.
   * @param density how many pixels there are for each CSS pixel
   */
  render(density: number): void;
}

/**
 * How many pixels are rendered for each CSS pixel if there is no graphics processor: while the view changes, and after it has stopped
 * changing.
 */
const SLOW_DENSITY = { changing: 0.28, resting: 0.7 } as const;
/** If the view has not changed for this time, in ms, it counts as resting. */
const RESTS_AFTER_MS = 450;

export function createFrames({ isQuick, update, render }: Options): Frames {
  let frame = 0;
  let rest = 0;
  const ask = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const draw = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    const isMoving = update();
    if (isQuick) render(Math.min(devicePixelRatio, 2));
    else {
      render(SLOW_DENSITY.changing);
      clearTimeout(rest);
      rest = window.setTimeout(() => render(SLOW_DENSITY.resting), RESTS_AFTER_MS);
    }
    if (isMoving) ask();
  };
  return {
    ask,
    draw,
    dispose() {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    },
  };
}
