import type { Extrusion } from '../geometry/extrusion.ts';
import { at, counterClockwise } from '../geometry/frame.ts';
import type { Mesh } from '../geometry/mesh.ts';
import type { Flat, Vector } from '../geometry/vector.ts';
import type { Material } from '../house-model.ts';
import { axisOf, type Place, pointIn } from './place.ts';
import { derived, enumeration, integer, type StepFile, type Token, type Value } from './step-file.ts';

/** Adds two IFC representation contexts: `model` for all shapes, and `body`, a part of `model`, for solids. */
export function bodyContext(file: StepFile): { readonly model: Token; readonly body: Token } {
  const origin = file.shared('IFCCARTESIANPOINT', [0, 0, 0]);
  const axes = file.shared('IFCAXIS2PLACEMENT3D', origin, null, null);
  const model = file.add('IFCGEOMETRICREPRESENTATIONCONTEXT', null, 'Model', integer(3), 1e-5, axes, null);
  const unset = [derived, derived, derived, derived];
  const values = ['Body', 'Model', ...unset, model, null, enumeration('MODEL_VIEW'), null] satisfies Value[];
  return { model, body: file.add('IFCGEOMETRICREPRESENTATIONSUBCONTEXT', ...values) };
}

/** Returns the shape of a product. */
export function shapeOf(file: StepFile, context: Token, kind: 'SweptSolid' | 'Tessellation', items: readonly Token[]): Token {
  const shown = file.add('IFCSHAPEREPRESENTATION', context, 'Body', kind, items);
  return file.add('IFCPRODUCTDEFINITIONSHAPE', null, null, [shown]);
}

export function extrude(file: StepFile, { frame: base }: Place, { frame, outline, holes, from, to }: Extrusion): Token {
  const position = axisOf(file, base, at(frame, 0, 0, from), frame.out, frame.along);
  const way = file.shared('IFCDIRECTION', [0, 0, 1]);
  return file.add('IFCEXTRUDEDAREASOLID', profile(file, outline, holes), position, way, to - from);
}

/**
 * Returns a solid of this thickness below a polygon. The faces at the edges of the solid are upright.
 * @param thick its vertical thickness, m
 */
export function extrudeDown(file: StepFile, { frame: base }: Place, { frame, outline, holes }: Extrusion, thick: number): Token {
  const position = axisOf(file, base, frame.origin, frame.out, frame.along);
  const down: Vector = [-frame.along[1], -frame.up[1], -frame.out[1]];
  return file.add('IFCEXTRUDEDAREASOLID', profile(file, outline, holes), position, file.shared('IFCDIRECTION', down), thick);
}

function profile(file: StepFile, outline: readonly Flat[], holes: readonly (readonly Flat[])[] = []): Token {
  const line = (points: readonly Flat[]) => {
    const corners = counterClockwise(points).map((point) => file.shared('IFCCARTESIANPOINT', [...point]));
    // Remove repeated corners, because a clipped outline can contain a corner twice.
    const [first, ...others] = corners.filter((corner, index) => corner !== corners.at(index - 1));
    return file.add('IFCPOLYLINE', first ? [first, ...others, first] : []);
  };
  return holes.length === 0
    ? file.add('IFCARBITRARYCLOSEDPROFILEDEF', enumeration('AREA'), null, line(outline))
    : file.add('IFCARBITRARYPROFILEDEFWITHVOIDS', enumeration('AREA'), null, line(outline), holes.map(line));
}

/** Returns an opening’s solid, from its width and height, and where it begins and ends across the thickness of its wall; m. */
export function extrudeRectangle(file: StepFile, { frame: base }: Place, width: number, height: number, [from, to]: Flat): Token {
  const middle = file.shared('IFCCARTESIANPOINT', [width / 2, height / 2]);
  const axes = file.shared('IFCAXIS2PLACEMENT2D', middle, null);
  const area = file.add('IFCRECTANGLEPROFILEDEF', enumeration('AREA'), null, axes, width, height);
  const position = axisOf(file, base, at(base, 0, 0, from), base.out, base.along);
  return file.add('IFCEXTRUDEDAREASOLID', area, position, file.shared('IFCDIRECTION', [0, 0, 1]), to - from);
}

/** Coordinates of corners are rounded to multiples of this, so that almost equal corners become one corner, m. */
const NEAR = 1e-4;

/** Returns the triangles of a mesh. @param isClosed whether they enclose a solid */
export function tessellate(file: StepFile, { frame }: Place, { positions }: Mesh, isClosed: boolean): Token {
  const known = new Map<string, number>();
  const points: Value[] = [];
  const corners = Array.from({ length: positions.length / 3 }, (_, corner) => {
    const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) => Math.round((positions[corner * 3 + axis] ?? 0) / NEAR) * NEAR);
    const key = `${x} ${y} ${z}`;
    const index = known.get(key) ?? points.push([...pointIn(frame, [x, y, z])]);
    known.set(key, index);
    return index;
  });
  const triangles = Array.from({ length: corners.length / 3 }, (_, index) => corners.slice(index * 3, index * 3 + 3));
  const faces = triangles.filter((triangle) => new Set(triangle).size === 3).map((triangle) => triangle.map(integer));
  const list = file.add('IFCCARTESIANPOINTLIST3D', points);
  return file.add('IFCTRIANGULATEDFACESET', list, null, isClosed, faces, null);
}

/** Gives a solid the colour of its material. */
export function paint(file: StepFile, solid: Token, name: string, { look, form, colour }: Material): void {
  const share = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16) / 255;
  const rgb = file.shared('IFCCOLOURRGB', null, share(1), share(3), share(5));
  const shading = file.shared('IFCSURFACESTYLESHADING', rgb, look === 'glass' ? (form === 'tinted' ? 0.4 : 0.6) : 0);
  const style = file.shared('IFCSURFACESTYLE', name, enumeration('BOTH'), [shading]);
  file.add('IFCSTYLEDITEM', solid, [style], null);
}
