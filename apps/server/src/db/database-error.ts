/** The PostgreSQL database cannot be reached or migrated. The message contains its address, without the password. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';

  constructor(databaseUrl: string, cause: unknown) {
    const { host, pathname } = new URL(databaseUrl);
    const why = cause instanceof Error ? cause.message || cause.name : String(cause);
    super(`The database ${pathname.slice(1)} on ${host} cannot be used (DATABASE_URL): ${why}`, { cause });
  }
}
