import type { HouseSolids, HouseView, WalkSpace } from '@gavel/house-model';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { StageBoxes } from '../picture/use-stage-boxes.ts';
import { createView, type ModelView } from './scene/create-view.ts';
import { FIRST } from './scene/orbit.ts';
import type { Standing } from './scene/walk.ts';

/**
 * Why the browser cannot show the 3D model. `unsupported`: the browser gives no WebGL context. `lost`: it has removed the context.
 * `failed`: the data of the 3D model could not be loaded.
 */
export type ModelFault = 'unsupported' | 'lost' | 'failed';

/** The height of the viewpoint over the ground, in degrees, when a storey is shown open, without anything above it. */
const FROM_ABOVE = 52;

interface Wanted {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly boxes: StageBoxes | null;
  readonly model: HouseSolids | null;
  readonly shown: HouseView;
  /** The storey in which the visitor walks; null if the viewpoint is outside the house. */
  readonly space: WalkSpace | null;
  readonly isStill: boolean;
  /** Called when the viewpoint moves around the house. `azimuth`: degrees from the front to the right of a person who faces the front. */
  onMove(azimuth: number): void;
  onStand(standing: Standing): void;
}

interface View3d {
  readonly view: ModelView | null;
  readonly fault: ModelFault | null;
}

/** Creates the 3D view on a canvas, and releases it when the component unmounts. */
export function useView3d({ canvas, boxes, model, shown, space, isStill, onMove, onStand }: Wanted): View3d {
  const [view, setView] = useState<ModelView | null>(null);
  const [fault, setFault] = useState<ModelFault | null>(null);
  const move = useEffectEvent(onMove);
  const stand = useEffectEvent(onStand);
  useEffect(() => {
    if (!canvas.current) return;
    const created = createView({ canvas: canvas.current, isStill, onLost: () => setFault('lost'), onMove: move, onStand: stand });
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
    if (view && model) view.show(model, shown, space);
  }, [view, model, shown, space]);
  const isModelled = model !== null;
  useEffect(() => {
    if (view && isModelled && shown.kind !== 'inside') view.orbit.stand(shown.kind === 'outside' ? FIRST.height : FROM_ABOVE);
  }, [view, isModelled, shown]);
  return { view, fault };
}
