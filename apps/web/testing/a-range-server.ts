import { z } from '@gavel/contract';
import {
  type DeskPart,
  noRelease,
  type RangeDesk,
  type RangeParts,
  type RuleVerdict,
  rangeDeskBody,
  rangePartsBody,
  requestDeskBody,
  ruleVerdictBody,
  type SavedValues,
  savedValuesBody,
  type TypedRule,
  type TypedValue,
  typedRuleBody,
  typedValuesBody,
} from '@gavel/contract/staff';
import { appearAs, enter } from './enter.ts';
import { intercept } from './intercept.ts';

export const NOW = Date.UTC(2026, 10, 20, 11);

const version = {
  id: 2,
  at: NOW,
  by: 'Elin Ek',
  origin: 'draft',
  restores: null,
  message: '',
  proof: null,
  signature: null,
  approval: null,
} as const;
const emptyDesk: RangeDesk = {
  now: NOW,
  mayPublish: true,
  maySign: true,
  published: version,
  draftTag: '2-0',
  areas: [{ key: 'norr', name: 'Norr' }],
  prices: [],
  changes: [],
  release: noRelease,
};

/** The data of the simulated range server, and the requests that it has received. */
export interface RangeServer {
  desk: RangeDesk;
  parts: RangeParts;
  readonly saved: TypedValue[][];
  readonly judged: TypedRule[];
  conflicts: SavedValues['conflicts'];
  verdict: (rule: TypedRule) => RuleVerdict;
}

/** Simulates the range API for a logged-in user who may edit the range. Its draft contains every saved value without a conflict. */
export async function aRangeServer(parts: Omit<RangeParts, 'draftTag'>): Promise<RangeServer> {
  await enter('Elin');
  appearAs(() => ({ Roles: ['Admin'], Access: ['sales-admin'] }));
  const server: RangeServer = {
    desk: emptyDesk,
    parts: { ...parts, draftTag: '2-0' },
    saved: [],
    judged: [],
    conflicts: [],
    verdict: () => ({ faults: [], proven: ['Bevisat för alla kommuner'], objections: [] }),
  };
  intercept(/^\/api\/admin\/desk$/, () =>
    Response.json(z.encode(requestDeskBody, { now: NOW, views: [], staff: [], municipalities: [] })),
  );
  intercept(/^\/api\/admin\/range$/, () => Response.json(z.encode(rangeDeskBody, server.desk)));
  intercept(/^\/api\/admin\/range\/parts$/, () => Response.json(z.encode(rangePartsBody, server.parts)));
  intercept(/^\/api\/admin\/range\/values$/, (_, { body }) => {
    const { values } = typedValuesBody.parse(JSON.parse(String(body)));
    server.saved.push([...values]);
    const draftTag = `2-${server.saved.length}`;
    const isRefused = (value: TypedValue) =>
      server.conflicts.some(({ key, field }) => key === value.key && field === value.field);
    server.desk = { ...server.desk, draftTag };
    server.parts = {
      ...withValues(
        server.parts,
        values.filter((value) => !isRefused(value)),
      ),
      draftTag,
    };
    return Response.json(z.encode(savedValuesBody, { desk: server.desk, conflicts: server.conflicts }));
  });
  intercept(/^\/api\/admin\/range\/rules\/verdict$/, (_, { body }) => {
    const rule = typedRuleBody.parse(JSON.parse(String(body)));
    server.judged.push(rule);
    return Response.json(z.encode(ruleVerdictBody, server.verdict(rule)));
  });
  return server;
}

function withValues(parts: RangeParts, values: readonly TypedValue[]): RangeParts {
  return {
    ...parts,
    parts: parts.parts.map((part) => ({
      ...part,
      fields: part.fields.map((field) => {
        const own = values.find(({ kind, key, field: name }) => kind === part.kind && key === part.key && name === field.name);
        return own ? { ...field, draft: own.value } : field;
      }),
    })),
  };
}

/** Changes a value of the simulated draft, as if a colleague had saved it. */
export function colleagueWrites(server: RangeServer, key: string, name: string, draft: string): void {
  const parts = server.parts.parts.map((part) => {
    if (part.key !== key) return part;
    return { ...part, fields: part.fields.map((one) => (one.name === name ? { ...one, draft } : one)) };
  });
  server.parts = { ...server.parts, parts };
}

/** Returns an entry of the range, such as a question or a house. All its fields have the published values. */
export function aPart(
  kind: DeskPart['kind'],
  key: string,
  title: string,
  fields: readonly (readonly [string, DeskPart['fields'][number]['type'], string | null])[],
  more: Partial<DeskPart> = {},
): DeskPart {
  return {
    kind,
    key,
    title,
    parents: [],
    houses: null,
    fields: fields.map(([name, type, published]) => ({ name, type, published, draft: published })),
    ...more,
  };
}
