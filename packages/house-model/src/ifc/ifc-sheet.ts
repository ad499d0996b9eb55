import type { DrawnPart } from '@gavel/core/plan';
import type { Form } from '../form.ts';
import type { Material, MaterialKey } from '../house-model.ts';
import { materialsOf } from '../materials.ts';
import { guidOf } from './guid.ts';
import { type IfcWord, materialWords, type SayIfc } from './ifc-words.ts';
import type { Place } from './place.ts';
import { bodyContext, paint, shapeOf } from './shapes.ts';
import { enumeration, StepFile, type Token, typed, type Value } from './step-file.ts';

/** A solid with the key of its material. */
interface Painted {
  readonly solid: Token;
  readonly material: MaterialKey;
}

/** A part of the building in the file. */
interface Product {
  /** The name of the part: unique in the house, and the same in the files of all configurations that have this part. */
  readonly source: string;
  readonly type: string;
  readonly name: string;
  readonly place: Place;
  readonly kind: 'SweptSolid' | 'Tessellation';
  readonly body: readonly Painted[];
  /** The attribute values that follow the attribute `Tag` of an IFC element. */
  readonly rest: readonly Value[];
  /** The names of the product's materials; empty for a product without a material, such as the roof as a whole. */
  readonly materials: readonly string[];
  /** The storey that contains the product; null: another product contains the product. */
  readonly storey: number | null;
}

/** An IFC file that is being written: its products, their materials, and the storey that contains each product. */
export class IfcSheet {
  readonly file = new StepFile();
  readonly form: Form;
  readonly say: SayIfc;
  /** The IFC representation context of all shapes. */
  readonly model: Token;
  readonly #house: string;
  readonly #body: Token;
  readonly #looks: ReadonlyMap<MaterialKey, Material>;
  readonly #contained = new Map<number, Token[]>();
  readonly #made = new Map<string, { readonly names: readonly string[]; readonly products: Token[] }>();
  readonly #common = new Map<string, { readonly set: string; readonly isExternal: boolean; readonly products: Token[] }>();

  constructor(form: Form, house: string, say: SayIfc) {
    this.form = form;
    this.say = say;
    this.#house = house;
    const { model, body } = bodyContext(this.file);
    this.model = model;
    this.#body = body;
    this.#looks = materialsOf(form, true, {});
  }

  /** Adds an entity whose GUID follows from the key of the house and `source`. Returns a reference to the entity. */
  root(type: string, source: string, name: string | null, ...values: readonly Value[]): Token {
    return this.file.add(type, guidOf(`${this.#house}/${source}`), null, name, null, ...values);
  }

  add({ type, source, name, place, kind, body, rest, materials, storey }: Product): Token {
    for (const { solid, material } of body) {
      const look = this.#looks.get(material);
      if (look) paint(this.file, solid, material, look);
    }
    const solids = body.map(({ solid }) => solid);
    const shape = solids.length > 0 ? shapeOf(this.file, this.#body, kind, solids) : null;
    const token = this.root(type, source, name, null, place.placement, shape, source, ...rest);
    if (storey !== null) this.contain(token, storey);
    if (materials.length > 0) {
      const made = this.#made.get(materials.join('\n')) ?? { names: materials, products: [] };
      made.products.push(token);
      this.#made.set(materials.join('\n'), made);
    }
    return token;
  }

  /** Returns the shape of a room or an opening, which has no colour. */
  shape(kind: Product['kind'], solids: readonly Token[]): Token {
    return shapeOf(this.file, this.#body, kind, solids);
  }

  contain(product: Token, storey: number): void {
    this.#contained.set(storey, [...(this.#contained.get(storey) ?? []), product]);
  }

  /**
   * Records whether a product is part of the outside. @param set the property set of the product's class, such as `Pset_WallCommon`
   */
  setExternal(product: Token, set: string, isExternal: boolean): void {
    const known = this.#common.get(`${set} ${isExternal}`) ?? { set, isExternal, products: [] };
    known.products.push(product);
    this.#common.set(`${set} ${isExternal}`, known);
  }

  /**
   * Returns the builder’s names of the chosen answers for these parts of the drawings. Without such an answer, returns the word
   * `otherwise`.
   */
  titles(keys: readonly DrawnPart[], otherwise: IfcWord): readonly string[] {
    const { parts } = this.form.facades.front;
    const titles = [...new Set(keys.flatMap((key) => parts.get(key)?.title ?? []))];
    return titles.length > 0 ? titles : [this.say(otherwise)];
  }

  /** Returns the name of an answer, or the general name of a material that no answer decides. */
  materialName(answer: string, material: MaterialKey): string {
    return this.form.plan.looks[answer]?.title ?? this.say(materialWords[material]);
  }

  /** Writes the relations between the products and their storeys, materials and properties. @param storeys the lowest first */
  relate(storeys: readonly Token[]): void {
    for (const [at, products] of this.#contained) {
      const storey = storeys[at];
      if (storey) this.root('IFCRELCONTAINEDINSPATIALSTRUCTURE', `storey ${at + 1} contains`, null, products, storey);
    }
    for (const [key, { names, products }] of this.#made)
      this.root('IFCRELASSOCIATESMATERIAL', `made of ${key}`, null, products, this.#material(names));
    for (const [key, { set, isExternal, products }] of this.#common) {
      const value = this.file.shared('IFCPROPERTYSINGLEVALUE', 'IsExternal', null, typed('IFCBOOLEAN', isExternal), null);
      const properties = this.root('IFCPROPERTYSET', `set ${key}`, set, [value]);
      this.root('IFCRELDEFINESBYPROPERTIES', `has ${key}`, null, products, properties);
    }
  }

  #material(names: readonly string[]): Token {
    const materials = names.map((name) => ({ name, material: this.file.shared('IFCMATERIAL', name, null, null) }));
    const [first, ...others] = materials;
    if (first && others.length === 0) return first.material;
    const constituents = materials.map(({ name, material }) =>
      this.file.add('IFCMATERIALCONSTITUENT', name, null, material, null, null),
    );
    return this.file.add('IFCMATERIALCONSTITUENTSET', null, null, constituents);
  }
}

export function kindsOf(kinds: readonly (string | null)[]): readonly Value[] {
  return kinds.map((kind) => (kind === null ? null : enumeration(kind)));
}
