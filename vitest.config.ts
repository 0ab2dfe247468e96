import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { hasEveryRelease, leftOutTests } from './scripts/test/left-out';
import { LongFirst } from './scripts/test/long-first';

const root = fileURLToPath(new URL('.', import.meta.url));

/** They only end what hangs: a busy machine must not fail a test. */
const unitMs = 200_000;
const integrationMs = 400_000;

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether what `npm test` proves on smaller numbers is proved on whole ones: `npm run at-scale`. */
    isAtScale: boolean;
    /** Whether every version that was released is tried, or the newest alone. */
    hasEveryRelease: boolean;
  }
}

/** In no project, whatever else each leaves out. */
const elsewhere = ['**/node_modules/**', '.next/**', ...leftOutTests];

/** Here the site keeps what it read of its environment and its upstream for as long as its process lives. */
const lastingRooms = [
  'app/**',
  'middleware.test.ts',
  // It asks the middleware's matcher by a part of Next that changes which of its modules others get.
  'front/decided-pages.test.ts',
  'lib/{bff,browser,csp,data,session,upstream}/**',
  'scripts/conformance/page/**',
];

/** The community API, the database and the commands: whatever they keep they are handed. */
const roomsOfServers = ['api', 'postgres', 'scripts', 'system'].map((room) => `${room}/**/*.integ.test.ts`);

/** What needs nothing but a processor. */
const unit = { testTimeout: unitMs, hookTimeout: unitMs };

/** A real PostgreSQL for every test of a project. */
const integration = {
  globalSetup: ['scripts/test/postgres.setup.ts'],
  testTimeout: integrationMs,
  hookTimeout: integrationMs,
};

/**
 * Four projects. `unit` and `site` need nothing; `integration` and `site-integration`, those of `*.integ.test.ts`, get a real PostgreSQL.
 * What keeps nothing beside what it is handed shares one import of its modules, and one database with the demo in it (`unit`, `integration`):
 * a third of the processor time. The files of `site` and `site-integration` have modules of their own, each.
 */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      { find: 'server-only', replacement: `${root}scripts/test/server-only.ts` },
    ],
  },
  test: {
    // One more than there are cores: a test of the API waits a quarter of its time, for the database or a process.
    maxWorkers: availableParallelism() + 1,
    exclude: elsewhere,
    sequence: { sequencer: LongFirst },
    // As Next begins each of its processes: its stores need it, whichever test of a process imports them first.
    setupFiles: ['next/dist/server/node-environment-baseline.js'],
    // What was transformed once is there for the next run.
    experimental: { fsModuleCache: true },
    provide: { isAtScale: process.env.AT_SCALE === '1', hasEveryRelease },
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/*.integ.test.ts', 'e2e/**', ...lastingRooms],
        },
      },
      {
        extends: true,
        test: {
          ...unit,
          name: 'site',
          include: lastingRooms.map((room) => room.replace(/\*\*$/, '**/*.test.{ts,tsx}')),
          exclude: ['**/*.integ.test.ts'],
        },
      },
      {
        extends: true,
        test: { ...integration, name: 'integration', isolate: false, include: roomsOfServers },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'site-integration',
          include: ['**/*.integ.test.ts'],
          exclude: roomsOfServers,
        },
      },
    ],
  },
});
