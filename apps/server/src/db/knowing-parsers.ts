import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';

/**
 * A PGlite for drizzle, which sends the same few parsers with every statement. PGlite puts those together with its own three hundred each time,
 * which takes longer than a small statement itself. Here they become the database's own with the first statement. Whoever else asks that database
 * gets times as drizzle does, as they stand, and may send parsers too.
 */
export function knowingParsers(lite: PGlite): PGlite {
  let areKnown = false;
  const asking =
    (target: Pick<Transaction, 'query'>): Transaction['query'] =>
    async <Row>(text: string, values?: unknown[], { parsers, ...options }: QueryOptions = {}): Promise<Results<Row>> => {
      if (!areKnown) {
        // It adds parsers of its own for arrays when it starts.
        await lite.waitReady;
        Object.assign(lite.parsers, parsers);
        areKnown = true;
      }
      return target.query<Row>(text, values, options);
    };
  const transaction: PGlite['transaction'] = (callback) =>
    lite.transaction((inside) => callback({ ...inside, query: asking(inside) }));
  // Drizzle calls nothing else.
  return { query: asking(lite), transaction } satisfies Pick<PGlite, 'query' | 'transaction'> as PGlite;
}
