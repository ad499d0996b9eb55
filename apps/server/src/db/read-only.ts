import type { Database } from './connect.ts';

const WRITES = ['insert', 'update', 'delete', 'transaction', 'execute', 'with', 'refreshMaterializedView'] as const;

/**
 * Returns a database that can only read. Every function that can write throws the error that `refusal` returns: also `execute`,
 * `with` and `transaction`, although they can be used for reading.
 */
export function readOnly(db: Database, refusal: () => Error): Database {
  const refuse = () => {
    throw refusal();
  };
  const isRefused = new Set<PropertyKey>(WRITES);
  return new Proxy(db, { get: (of, name, receiver) => (isRefused.has(name) ? refuse : Reflect.get(of, name, receiver)) });
}
