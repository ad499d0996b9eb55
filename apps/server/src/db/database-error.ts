/** The PostgreSQL database cannot be reached or migrated. The message contains its address, without the password. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';

  constructor(databaseUrl: string, cause: unknown) {
    const { host, pathname } = new URL(databaseUrl);
    super(`The database ${pathname.slice(1)} on ${host} cannot be used (DATABASE_URL): ${reason(cause)}`, { cause });
  }
}

/** Returns the reason of an error. If a host has several addresses and none of them responds, Node's error has a code and no message. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
