import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Two projects: `unit` needs nothing, `integration` (`*.integ.test.ts`) gets a real PostgreSQL from its global setup. The
 * timeouts only end what hangs: a busy machine must not fail a test.
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
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/*.integ.test.ts', '**/node_modules/**', '.next/**', 'e2e/**'],
          testTimeout: 200_000,
          hookTimeout: 200_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['**/*.integ.test.ts'],
          exclude: ['**/node_modules/**', '.next/**'],
          globalSetup: ['scripts/test/postgres.setup.ts'],
          testTimeout: 400_000,
          hookTimeout: 400_000,
        },
      },
    ],
  },
});
