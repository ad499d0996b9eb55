import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate -- --name what-changed` writes the next migration from the table definitions. */
export default defineConfig({ dialect: 'postgresql', schema: './src/**/*.tables.ts', out: './src/db/migrations' });
