import {
  IFCBUILDINGSTOREY,
  IFCOPENINGELEMENT,
  IFCRELDEFINESBYPROPERTIES,
  IFCRELFILLSELEMENT,
  IFCRELVOIDSELEMENT,
  IFCSPACE,
  IfcAPI,
} from 'web-ifc';
import { IfcLines } from './ifc-lines.ts';
import { volumeOf } from './volume-of.ts';

/** An IFC file as web-ifc reads it. The library web-ifc shares no code with our writer. */
export interface ReadIfc {
  readonly schema: string;
  readonly guids: readonly string[];
  readonly openings: readonly ReadOpening[];
  readonly rooms: readonly ReadRoom[];
  readonly storeys: readonly { readonly name: string; readonly elevation: number }[];
  /** The volume in m³ of each IFC product with triangles, such as a wall or a door. The keys are the products' tags. */
  readonly volumes: ReadonlyMap<string, number>;
  readonly counts: ReadonlyMap<number, number>;
}

export interface ReadOpening {
  /** The tag of the wall. */
  readonly wall: string;
  /** The tag of the window or door; null for a passage, which has neither. */
  readonly filling: string | null;
  readonly width: number;
  readonly height: number;
  /** m² */
  readonly area: number;
  /**
   * The opening's lower left corner, seen from outside, in metres from the front left corner of the house on the ground: to the right, to
   * the back and up.
   */
  readonly corner: readonly [x: number, y: number, z: number];
}

interface ReadRoom {
  readonly name: string;
  readonly gross: number;
  readonly net: number;
  readonly height: number;
  readonly volume: number;
}

/** Returns a function that reads IFC files. */
export async function ifcReader(): Promise<(text: string) => ReadIfc> {
  const api = new IfcAPI();
  await api.Init();
  return (text) => {
    const model = api.OpenModel(new TextEncoder().encode(text));
    if (model < 0) throw new Error('web-ifc does not open the file');
    try {
      return read(api, model);
    } finally {
      api.CloseModel(model);
    }
  };
}

function read(api: IfcAPI, model: number): ReadIfc {
  const lines = new IfcLines(api, model);
  const volumes = new Map<string, number>();
  api.StreamAllMeshes(model, ({ expressID }) => {
    volumes.set(lines.text(lines.at(expressID), 'Tag'), volumeOf(api, model, expressID));
  });
  const all = [...api.GetAllLines(model)].map((id) => lines.at(id));
  return {
    schema: api.GetModelSchema(model),
    guids: all.flatMap((line) => ('GlobalId' in line ? [lines.text(line, 'GlobalId')] : [])),
    openings: openingsOf(lines),
    rooms: roomsOf(lines, (id) => volumeOf(api, model, id)),
    storeys: lines
      .of(IFCBUILDINGSTOREY)
      .map((line) => ({ name: lines.text(line, 'Name'), elevation: lines.number(line, 'Elevation') })),
    volumes,
    counts: new Map([...Map.groupBy(all, ({ type }) => Number(type))].map(([type, those]) => [type, those.length])),
  };
}

function openingsOf(lines: IfcLines): readonly ReadOpening[] {
  const walls = new Map(
    lines
      .of(IFCRELVOIDSELEMENT)
      .map((line) => [lines.id(line, 'RelatedOpeningElement'), lines.ref(line, 'RelatingBuildingElement')]),
  );
  const fillings = new Map(
    lines
      .of(IFCRELFILLSELEMENT)
      .map((line) => [lines.id(line, 'RelatingOpeningElement'), lines.ref(line, 'RelatedBuildingElement')]),
  );
  return lines.of(IFCOPENINGELEMENT).map((line) => {
    const [shape] = lines.refs(lines.ref(line, 'Representation'), 'Representations');
    const [solid] = lines.refs(shape, 'Items');
    const area = lines.ref(solid, 'SweptArea');
    const outline = lines
      .refs(lines.ref(area, 'OuterCurve'), 'Points')
      .map((point): Flat => lines.ids(point, 'Coordinates') as unknown as Flat);
    const [wall, filling] = [walls.get(lines.own(line)), fillings.get(lines.own(line))];
    return {
      wall: lines.text(wall, 'Tag'),
      filling: filling ? lines.text(filling, 'Tag') : null,
      ...(outline.length > 0 ? sizeOf(outline) : rectangleOf(lines.number(area, 'XDim'), lines.number(area, 'YDim'))),
      corner: lines.place(lines.ref(line, 'ObjectPlacement')).origin,
    };
  });
}

type Flat = readonly [x: number, y: number];

function rectangleOf(width: number, height: number) {
  return { width, height, area: width * height };
}

/** Returns the size of a polygon. @param outline its corners; the last corner repeats the first */
function sizeOf(outline: readonly Flat[]) {
  const extent = (of: readonly number[]) => Math.max(...of) - Math.min(...of);
  const area = outline
    .slice(1)
    .reduce((sum, [x, y], at) => sum + ((outline[at]?.[0] ?? 0) * y - x * (outline[at]?.[1] ?? 0)) / 2, 0);
  return { width: extent(outline.map(([x]) => x)), height: extent(outline.map(([, y]) => y)), area };
}

function roomsOf(lines: IfcLines, volume: (id: number) => number): readonly ReadRoom[] {
  const quantities = new Map(
    lines.of(IFCRELDEFINESBYPROPERTIES).flatMap((line) => {
      const all = lines.refs(lines.ref(line, 'RelatingPropertyDefinition'), 'Quantities');
      return lines.ids(line, 'RelatedObjects').map((id) => [id, all] as const);
    }),
  );
  return lines.of(IFCSPACE).map((line) => {
    const own = quantities.get(lines.own(line)) ?? [];
    const quantity = (name: string) => own.find((one) => lines.text(one, 'Name') === name);
    return {
      name: lines.text(line, 'LongName'),
      gross: lines.number(quantity('GrossFloorArea'), 'AreaValue'),
      net: lines.number(quantity('NetFloorArea'), 'AreaValue'),
      height: lines.number(quantity('Height'), 'LengthValue'),
      volume: volume(lines.own(line)),
    };
  });
}
