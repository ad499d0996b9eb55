import type { Database } from './connect.ts';

const WRITES = ['insert', 'update', 'delete', 'transaction', 'execute', 'with', 'refreshMaterializedView'] as const;

/**
 * Returns a database that can only read. All other functions throw the error that `refusal` returns. `execute` and `with` throw it too,
 * because they can also write.
 */
export function readOnly(db: Database, refusal: () => Error): Database {
  const refuse = () => {
    throw refusal();
  };
  const isRefused = new Set<PropertyKey>(WRITES);
  return new Proxy(db, { get: (of, name, receiver) => (isRefused.has(name) ? refuse : Reflect.get(of, name, receiver)) });
}
