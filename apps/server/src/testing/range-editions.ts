import { ok } from './a-crash-site.ts';
import type { KillableServer } from './a-killable-server.ts';

/**
 * Numbered editions of the range for tests. In the price area Norr, house prices in edition n are 1000 · n kr higher than in edition 0, and
 * all other prices n kr higher. In odd editions one rule is different. So a test notices if a server mixes two editions.
 */

/** A municipality in the price area Norr. */
export const MUNICIPALITY = '2480';
const PER_EDITION = { houses: 1000, answers: 1, bases: 1 };
const rule = { Kind: 'answer', Key: 'fasad-falurod', Field: 'rule' };
/**
 * A rule as it is written in even and in odd editions. `servedWords` contains the same two rules in the form in which a server sends them,
 * with the ids of `ids.lock.yaml`.
 */
const ruleWords = ['!answer("yta-hyvlad")', 'answer("yta-finsagad")'] as const;
const servedWords = ['!answer(7)', 'answer(6)'] as const;

/** The response with the prices and the changes of the draft of the range, which the range editor shows. */
export interface Desk {
  readonly DraftTag: string;
  readonly Published: { readonly Id: number };
  readonly Prices: readonly DeskPrice[];
  readonly Changes: readonly object[];
}

interface DeskPrice {
  readonly Sheet: keyof typeof PER_EDITION;
  readonly Key: string;
  readonly Entry: number;
  readonly Published: readonly (number | null)[];
  readonly Draft: readonly (number | null)[];
}

/** The rules and prices that a process serves in the price area Norr, as JSON, by house id. */
export type ServedHouses = Readonly<Record<string, string>>;

/** A user who edits the range on one of the server processes. */
export interface Editor {
  readonly server: KillableServer;
  readonly Cookie: string;
}

export async function readDesk({ server, Cookie }: Editor): Promise<Desk> {
  return ok<Desk>(await server.get('/api/admin/range', { Cookie }));
}

/**
 * Writes the prices and the rule of an edition into the draft of the range, and returns the tag of the draft.
 * @param first the prices of edition 0
 */
export async function typeEdition(editor: Editor, first: readonly DeskPrice[], edition: number): Promise<string> {
  const { server, Cookie } = editor;
  const { Prices } = await readDesk(editor);
  const typed = Prices.flatMap(({ Sheet, Key, Entry, Draft: [Read] }, at) => {
    const price = first[at]?.Published[0] ?? null;
    return price === null ? [] : [{ Sheet, Key, Entry, AreaKey: 'norr', Read, Price: price + edition * PER_EDITION[Sheet] }];
  });
  await ok((await server.post('/api/admin/range/prices', { Prices: typed }, { Cookie })).response);
  const Read = await draftOfRule(editor);
  const Value = inEdition(ruleWords, edition);
  const saved = await server.post('/api/admin/range/values', { Values: [{ ...rule, Read, Value }] }, { Cookie });
  return (await ok<{ Desk: Desk }>(saved.response)).Desk.DraftTag;
}

/**
 * Returns for each house which of two editions a process serves; null: neither of the two editions, or a mixture of both.
 * @param first the rules and prices that the process serves in edition 0
 */
export async function servedEditions(
  server: KillableServer,
  first: ServedHouses,
  [one, other]: readonly [number, number],
): Promise<readonly (number | null)[]> {
  const served = await readHouses(server, Object.keys(first));
  return Object.entries(served).map(([id, house]) => {
    const matching = [one, other].filter((edition) => asInEdition(first[id] ?? '', edition) === house);
    return matching[0] ?? null;
  });
}

function asInEdition(first: string, edition: number): string {
  const raised: unknown = JSON.parse(first, (key, value: unknown) => {
    if (key === 'HousePrice') return Number(value) + edition * PER_EDITION.houses;
    if (key === 'Price') return Number(value) + edition * PER_EDITION.answers;
    return key === 'Rule' && value === servedWords[0] ? inEdition(servedWords, edition) : value;
  });
  return JSON.stringify(raised);
}

export async function readHouses(server: KillableServer, ids: readonly string[]): Promise<ServedHouses> {
  const read = await Promise.all(
    ids.map(async (id) => {
      const begun = await server.get(`/api/houses/${id}/beginning?municipality=${MUNICIPALITY}`);
      const { HousePrice, PriceModel, QuestionModel } = await ok<Readonly<Record<string, unknown>>>(begun);
      return [id, JSON.stringify({ HousePrice, PriceModel, QuestionModel })] as const;
    }),
  );
  return Object.fromEntries(read);
}

function inEdition([even, odd]: readonly [string, string], edition: number): string {
  return edition % 2 === 0 ? even : odd;
}

async function draftOfRule({ server, Cookie }: Editor): Promise<string | null> {
  interface Part {
    readonly Kind: string;
    readonly Key: string;
    readonly Fields: readonly { readonly Name: string; readonly Draft: string | null }[];
  }
  const { Parts } = await ok<{ Parts: readonly Part[] }>(await server.get('/api/admin/range/parts', { Cookie }));
  const part = Parts.find(({ Kind, Key }) => Kind === rule.Kind && Key === rule.Key);
  return part?.Fields.find(({ Name }) => Name === rule.Field)?.Draft ?? null;
}
