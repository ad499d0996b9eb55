import type { HouseModel } from '@gavel/house-model';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { StageBoxes } from '../picture/use-stage-boxes.ts';
import { createView, type ModelView } from './scene/create-view.ts';

/** Why there is no model to see. */
export type ModelFault = 'unsupported' | 'lost' | 'failed';

interface Wanted {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly boxes: StageBoxes | null;
  readonly model: HouseModel | null;
  readonly isStill: boolean;
  /** Which way one looks from, degrees. */
  onMove(azimuth: number): void;
}

interface View3d {
  readonly view: ModelView | null;
  readonly fault: ModelFault | null;
}

/** The view on a canvas: there as long as its component is, and given back to the browser with it. */
export function useView3d({ canvas, boxes, model, isStill, onMove }: Wanted): View3d {
  const [view, setView] = useState<ModelView | null>(null);
  const [fault, setFault] = useState<ModelFault | null>(null);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    if (!canvas.current) return;
    const created = createView({ canvas: canvas.current, isStill, onLost: () => setFault('lost'), onMove: move });
    if (!created) return setFault('unsupported');
    setView(created);
    return () => {
      setView(null);
      created.dispose();
    };
  }, [canvas, isStill]);
  const [width, height] = [boxes?.frame.width ?? 0, boxes?.frame.height ?? 0];
  useEffect(() => {
    if (view && boxes) view.resize(width, height, boxes.free);
  }, [view, boxes, width, height]);
  useEffect(() => {
    if (view && model) view.show(model);
  }, [view, model]);
  return { view, fault };
}
