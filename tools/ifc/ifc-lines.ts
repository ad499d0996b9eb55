import type { IfcAPI } from 'web-ifc';

interface Single {
  readonly value: string | number | boolean;
}

/** The attributes of an entity, as web-ifc returns them. A reference to another entity has its id as `value`. */
type IfcLine = Readonly<Record<string, Single | readonly Single[] | number | null>>;

interface Place {
  readonly origin: readonly [x: number, y: number, z: number];
  /** The direction of the placement’s x axis in the plan. The z axis of every placement is vertical. */
  readonly way: readonly [x: number, y: number];
}

/** The entities of an open file. For an absent attribute, the methods return an empty text, an empty list, NaN or undefined. */
export class IfcLines {
  readonly #api: IfcAPI;
  readonly #model: number;

  constructor(api: IfcAPI, model: number) {
    this.#api = api;
    this.#model = model;
  }

  at(id: number): IfcLine {
    return this.#api.GetLine(this.#model, id);
  }

  of(type: number): readonly IfcLine[] {
    return [...this.#api.GetLineIDsWithType(this.#model, type)].map((id) => this.at(id));
  }

  own(line: IfcLine): number {
    return Number(line.expressID);
  }

  text(line: IfcLine | undefined, key: string): string {
    return String(this.#single(line, key)?.value ?? '');
  }

  number(line: IfcLine | undefined, key: string): number {
    return Number(this.#single(line, key)?.value ?? Number.NaN);
  }

  id(line: IfcLine | undefined, key: string): number {
    return this.number(line, key);
  }

  ref(line: IfcLine | undefined, key: string): IfcLine | undefined {
    const one = this.#single(line, key);
    return one ? this.at(Number(one.value)) : undefined;
  }

  ids(line: IfcLine | undefined, key: string): readonly number[] {
    return this.#list(line, key).map(({ value }) => Number(value));
  }

  refs(line: IfcLine | undefined, key: string): readonly IfcLine[] {
    return this.ids(line, key).map((id) => this.at(id));
  }

  /** Converts a placement, which an IFC file gives relative to another placement, into the coordinates of the whole model. */
  place(placement: IfcLine | undefined): Place {
    if (!placement) return { origin: [0, 0, 0], way: [1, 0] };
    const base = this.place(this.ref(placement, 'PlacementRelTo'));
    const axes = this.ref(placement, 'RelativePlacement');
    const turned = (x: number, y: number) => [x * base.way[0] - y * base.way[1], x * base.way[1] + y * base.way[0]] as const;
    const [x = 0, y = 0, z = 0] = this.ids(this.ref(axes, 'Location'), 'Coordinates');
    const [right = 1, back = 0] = this.ids(this.ref(axes, 'RefDirection'), 'DirectionRatios');
    const [dx, dy] = turned(x, y);
    return { origin: [base.origin[0] + dx, base.origin[1] + dy, base.origin[2] + z], way: turned(right, back) };
  }

  #single(line: IfcLine | undefined, key: string): Single | undefined {
    const value = line?.[key];
    return typeof value === 'object' && value !== null && 'value' in value ? value : undefined;
  }

  #list(line: IfcLine | undefined, key: string): readonly Single[] {
    const value = line?.[key];
    return Array.isArray(value) ? value : [];
  }
}
