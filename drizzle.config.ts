import { defineConfig } from 'drizzle-kit';

/** `rm -r api/db/migrations && npx drizzle-kit generate --name sikke` writes the one migration anew from api/db/schema (ADR 171); commit it. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './api/db/schema/*.ts',
  out: './api/db/migrations',
});
