import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/** They only end what hangs: a busy machine must not fail a test. */
const unitMs = 200_000;
const integrationMs = 400_000;

declare module 'vitest' {
  interface ProvidedContext {
    /** How many random operations the ledger's books are proved on; `npm run at-scale` takes 100 000. */
    ledgerOperations: number;
  }
}

const elsewhere = ['**/node_modules/**', '.next/**'];

/** A real PostgreSQL for every test of a project. */
const integration = {
  globalSetup: ['scripts/test/postgres.setup.ts'],
  testTimeout: integrationMs,
  hookTimeout: integrationMs,
};

/**
 * Three projects. `unit` needs nothing. Those of `*.integ.test.ts` get a real PostgreSQL: `api` are the community API's, whose
 * parts are handed what they need and keep nothing beside it, so that one import of the API serves all of them;
 * `integration` are the others, each with modules of its own.
 */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      { find: 'server-only', replacement: `${root}scripts/test/server-only.ts` },
    ],
  },
  test: {
    // Left to itself it keeps one core free: half of a machine that has two.
    maxWorkers: '100%',
    provide: { ledgerOperations: Number(process.env.LEDGER_OPERATIONS ?? 12_000) },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/*.integ.test.ts', 'e2e/**', ...elsewhere],
          testTimeout: unitMs,
          hookTimeout: unitMs,
        },
      },
      {
        extends: true,
        test: { ...integration, name: 'api', isolate: false, include: ['api/**/*.integ.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration',
          include: ['**/*.integ.test.ts'],
          exclude: ['api/**', ...elsewhere],
        },
      },
    ],
  },
});
