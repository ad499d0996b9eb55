import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';

/**
 * Returns a PGlite that runs drizzle's statements faster. Drizzle sends the same few parsers with every statement. PGlite would merge them
 * with its own three hundred each time, which takes longer than a small statement. So the first statement adds drizzle's parsers, which
 * return times as text, to PGlite's own. Code that uses the database without drizzle then also gets times as text, unless it passes its own
 * parsers.
 */
export function knowingParsers(lite: PGlite): PGlite {
  let areKnown = false;
  const asking =
    (target: Pick<Transaction, 'query'>): Transaction['query'] =>
    async <Row>(text: string, values?: unknown[], { parsers, ...options }: QueryOptions = {}): Promise<Results<Row>> => {
      if (!areKnown) {
        // Wait until PGlite has added its parsers for arrays, which it does when it starts.
        await lite.waitReady;
        Object.assign(lite.parsers, parsers);
        areKnown = true;
      }
      return target.query<Row>(text, values, options);
    };
  const transaction: PGlite['transaction'] = (callback) =>
    lite.transaction((inside) => callback({ ...inside, query: asking(inside) }));
  // Replace only these methods, because Drizzle calls no others.
  return { query: asking(lite), transaction } satisfies Pick<PGlite, 'query' | 'transaction'> as PGlite;
}
