import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { modelHouse } from '@gavel/house-model';
import { type IfcHouse, writeIfc } from '@gavel/house-model/ifc';
import { createTexts, ifcTexts } from '@gavel/texts';
import { surfacePictures } from '../../../adapters/model/surface-picture.ts';
import { weldParts } from '../../../adapters/model/weld-parts.ts';
import { writeGlb } from '../../../adapters/model/write-glb.ts';
import { writeUsdz } from '../../../adapters/model/write-usdz.ts';
import { BoundedCache } from '../../../cache/bounded-cache.ts';

export type ModelFormat = 'glb' | 'usdz' | 'ifc';

interface WantedModel extends IfcHouse {
  /** The builder’s replacements for the product’s own texts, by the key of the text. */
  readonly texts: Readonly<Record<string, string>>;
}

interface ModelFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A hash of all data that decides the bytes of the file. Files with the same name have the same bytes. */
  readonly name: string;
}

/**
 * Returns the 3D file of a house.
 * @param beforeMaking runs before a file that is not in memory is made; if it throws an error, the file is not made
 */
export type ModelFiles = (wanted: WantedModel, format: ModelFormat, beforeMaking: () => Promise<void>) => Promise<ModelFile>;

/** The size of the cache in bytes, enough for about twenty files. */
const LARGEST = 24_000_000;
/** Increase this number when a code change alters the bytes of the file of an unchanged house. */
const WRITER = 4;

/** Returns a function that makes each file once and caches the files that were requested last. */
export function modelFiles(): ModelFiles {
  const cache = new BoundedCache<ModelFile>(LARGEST, ({ bytes }) => bytes.length);
  const making = new Map<string, Promise<ModelFile>>();
  const pictures = surfacePictures();

  const find = (name: string) => cache.find(name) ?? making.get(name);

  return async (wanted, format, beforeMaking) => {
    const name = createHash('sha256')
      .update(JSON.stringify([WRITER, format, wanted]))
      .digest('hex');
    const known = find(name);
    if (known) return known;
    await beforeMaking();
    // Search again, because another caller may have begun or made the file while `beforeMaking` ran.
    return find(name) ?? begin(name, wanted, format);
  };

  function begin(name: string, wanted: WantedModel, format: ModelFormat): Promise<ModelFile> {
    const made = makeAndKeep(name, wanted, format).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  }

  async function makeAndKeep(name: string, wanted: WantedModel, format: ModelFormat): Promise<ModelFile> {
    const file = await make(name, wanted, format);
    cache.put(name, file);
    return file;
  }

  async function make(name: string, wanted: WantedModel, format: ModelFormat): Promise<ModelFile> {
    if (format === 'ifc') return { name, bytes: ifcOf(wanted) };
    const { plan, building, answers, title } = wanted;
    const model = modelHouse(plan, building, answers);
    // Let other HTTP requests run between the steps of making a file.
    await nextTurn();
    const welded = weldParts(model);
    await nextTurn();
    return { name, bytes: await (format === 'glb' ? writeGlb(welded, title, pictures) : writeUsdz(welded, pictures)) };
  }
}

function ifcOf({ texts, ...house }: WantedModel): Uint8Array<ArrayBuffer> {
  const t = createTexts(texts).of(ifcTexts);
  return new TextEncoder().encode(writeIfc(house, (word) => t(word)));
}
