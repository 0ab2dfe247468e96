import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name what-changed` writes the next migration from upstream/db/schema; commit it. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './upstream/db/schema/*.ts',
  out: './upstream/db/migrations',
});
