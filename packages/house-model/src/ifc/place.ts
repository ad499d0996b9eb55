import type { Frame } from '../geometry/frame.ts';
import { dot, subtract, type Vector } from '../geometry/vector.ts';
import type { StepFile, Token } from './step-file.ts';

/**
 * A coordinate system of the IFC file, with the axes of `frame`: x is `along`, y is the opposite of `out`, and z is `up`. The axes have
 * this order because z points up in IFC, and y points up in the model.
 */
export interface Place {
  readonly frame: Frame;
  readonly placement: Token;
}

/** Returns a coordinate system with the axes of a frame. @param parent the system that contains it; null: the world */
export function placeAt(file: StepFile, parent: Place | null, frame: Frame): Place {
  const base = parent?.frame ?? frame;
  const axes = axisOf(file, base, frame.origin, frame.up, frame.along);
  return { frame, placement: file.add('IFCLOCALPLACEMENT', parent?.placement ?? null, axes) };
}

/** Returns an IFC axis placement. Converts `origin`, `z` and `x` from the model to the coordinates of the frame `base`. */
export function axisOf(file: StepFile, base: Frame, origin: Vector, z: Vector, x: Vector): Token {
  return file.shared(
    'IFCAXIS2PLACEMENT3D',
    file.shared('IFCCARTESIANPOINT', [...pointIn(base, origin)]),
    directionIn(file, base, z),
    directionIn(file, base, x),
  );
}

/** Converts a point of the model to the coordinates of a frame. */
export function pointIn({ origin, ...axes }: Frame, point: Vector): Vector {
  return turned(axes, subtract(point, origin));
}

function directionIn(file: StepFile, base: Frame, way: Vector): Token {
  return file.shared('IFCDIRECTION', [...turned(base, way)]);
}

function turned({ along, up, out }: Omit<Frame, 'origin'>, way: Vector): Vector {
  return [dot(way, along), -dot(way, out), dot(way, up)];
}
