import { savedStateBody } from '@gavel/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import type { Connection } from '../../../db/connect.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now } from '../../../testing/a-server.ts';
import { databases } from '../../../testing/databases.ts';
import { storeRange } from '../../range/store-range.ts';
import { householdMembers } from '../saved-houses/saved-houses.tables.ts';

const start = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Början', Answers: {} };

/**
 * One action of one of two people who edit the same saved house. The action `save` sends a name, answers and the known revision.
 * The action `look` reads the current revision.
 */
interface Act {
  readonly who: 0 | 1;
  readonly does: 'save' | 'look' | 'rename' | 'restore';
  readonly terrace: boolean;
  readonly name: string;
  /** Whether the action runs at the same time as the previous action. */
  readonly atOnce: boolean;
}

const acts = fc.array(
  fc.record<Act>({
    who: fc.constantFrom(0, 1),
    does: fc.constantFrom('save', 'save', 'save', 'look', 'rename', 'restore'),
    terrace: fc.boolean(),
    // The names are only three, so that some saves change nothing.
    name: fc.constantFrom('Annas', 'Eriks', 'Vårt'),
    atOnce: fc.boolean(),
  }),
  // There are at most 25 actions, because the server stores only the last 30 versions of a house.
  { minLength: 2, maxLength: 25 },
);

const saved = z.object({ data: z.string(), Revision: z.int(), Name: z.string(), Answers: z.record(z.string(), z.int()) });
const opened = z.object({
  Revision: z.int(),
  Name: z.string(),
  AnswerModel: z.object({ Answers: z.record(z.string(), z.int()) }),
});
const versions = z.array(z.object({ Revision: z.int(), Name: z.string() }));

describe.each(databases)('two people who edit a saved house on two devices, on the database $kind', ({ open }) => {
  let connection: Connection;
  let people: readonly [TestMember, TestMember];

  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, aPublishedRange(), new Date(now));
    const server = aServer(connection.db);
    people = [await aMember(server), await aMember(server, { firstName: 'Erik' })];
  });
  afterAll(() => connection.close());

  /**
   * Saves a new house that both people share. Returns its token, the revision that each person knows, and the content of each confirmed
   * save by its revision.
   */
  async function begin() {
    const first = saved.parse((await people[0].post('/api/guidemodel/', start)).body);
    await connection.db
      .insert(householdMembers)
      .values({ token: first.data, userId: people[1].user.id, joinedAt: new Date(now) });
    const acknowledged = new Map([[first.Revision, first]]);
    /**
     * The revisions that the server may have made. A rename or restore adds the revision in its response. A `save` adds the revision in its
     * response only if this is the next one after the revision that the person knew. If the server confirms a revision that no action has
     * added here, a save has overwritten a save that its sender had not read.
     */
    const made = new Set<number>([1]);
    return { token: first.data, known: [1, 1] as [number, number], acknowledged, made };
  }
  type Begun = Awaited<ReturnType<typeof begin>>;

  async function perform({ token, known, acknowledged, made }: Begun, { who, does, terrace, name }: Act): Promise<void> {
    const device = people[who];
    const ifMatch = known[who];
    if (does === 'look') {
      known[who] = opened.parse((await device.get(`/api/guidemodel/${token}`)).body).Revision;
      return;
    }
    const Answers: Record<string, number> = terrace ? { 11: 112, 12: 122 } : { 11: 111, 12: 121 };
    const { status, body } = await {
      save: () => device.post('/api/guidemodel/', { ...start, Id: token, Name: name, Answers }, { 'If-Match': `"${ifMatch}"` }),
      rename: () => device.post(`/api/guidemodel/${token}/name`, { Name: name }),
      restore: () => device.post(`/api/guidemodel/${token}/versions/${ifMatch}/restore`),
    }[does]();
    if (status === 412) {
      // The server refuses a save only if somebody has saved a later revision. The response then contains the later revision.
      const { revision, name: theirs } = savedStateBody.parse(Reflect.get(Object(body), 'current'));
      expect(does).toBe('save');
      expect(revision).toBeGreaterThan(ifMatch);
      expect(theirs).toMatch(/Annas|Eriks|Vårt|Början/);
      return;
    }
    expect(status).toBe(200);
    const answer = saved.parse(body);
    expect(answer.data).toBe(token);
    if (does === 'save') expect([answer.Name, answer.Answers]).toEqual([name, Answers]);
    // Every response that contains this revision must have the same content.
    const before = acknowledged.get(answer.Revision);
    if (before) expect(answer).toEqual(before);
    acknowledged.set(answer.Revision, answer);
    if (does !== 'save' || answer.Revision === ifMatch + 1) made.add(answer.Revision);
    known[who] = answer.Revision;
  }

  test('in random sequences of actions of the two people, the server either refuses a save or stores it, and keeps each stored save as a version of the house', async () => {
    const examples = inject('propertyDepth') === 'full' ? { numRuns: 300 } : { numRuns: 12, seed: 29 };
    await fc.assert(
      fc.asyncProperty(acts, async (todo) => {
        const begun = await begin();
        const { token, acknowledged, made } = begun;
        for (const group of together(todo)) await Promise.all(group.map((act) => perform(begun, act)));

        const kept = versions.parse((await people[0].get(`/api/guidemodel/${token}/versions`)).body);
        // Each confirmed revision is in `made`, so no save has overwritten a save that its sender had not read.
        expect(made).toEqual(new Set(acknowledged.keys()));
        // The revisions have no gaps, and each stored version equals the response that confirmed its save.
        expect(kept.map(({ Revision }) => Revision)).toEqual(kept.map((_, n) => kept.length - n));
        expect([...acknowledged.keys()].toSorted((a, b) => b - a)).toEqual(kept.map(({ Revision }) => Revision));
        for (const { Revision, Name, Answers } of acknowledged.values()) {
          const version = opened.parse((await people[1].get(`/api/guidemodel/${token}/versions/${Revision}`)).body);
          expect(version).toEqual({ Revision, Name, AnswerModel: { Answers } });
        }
        const last = opened.parse((await people[0].get(`/api/guidemodel/${token}`)).body);
        expect(last.Revision).toBe(kept[0]?.Revision);
        for (const { data } of acknowledged.values()) expect(data).toBe(token);
        await people[0].delete(`/api/guidemodel/${token}`);
      }),
      examples,
    );
  });
});

/** Splits the actions into groups. The actions of a group run at the same time. */
function together(todo: readonly Act[]): readonly (readonly Act[])[] {
  const groups: Act[][] = [];
  for (const act of todo) {
    const group = act.atOnce ? groups.at(-1) : undefined;
    if (group) group.push(act);
    else groups.push([act]);
  }
  return groups;
}
