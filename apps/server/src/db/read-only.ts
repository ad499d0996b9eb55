import type { Database } from './connect.ts';

const WRITES = ['insert', 'update', 'delete', 'transaction', 'execute', 'with', 'refreshMaterializedView'] as const;

/**
 * Returns a database that only reads: every other function throws what `refusal` returns. `execute` and `with` can read and write, so
 * they throw too.
 */
export function readOnly(db: Database, refusal: () => Error): Database {
  const refuse = () => {
    throw refusal();
  };
  const isRefused = new Set<PropertyKey>(WRITES);
  return new Proxy(db, { get: (of, name, receiver) => (isRefused.has(name) ? refuse : Reflect.get(of, name, receiver)) });
}
