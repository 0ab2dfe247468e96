import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/test/browser';
import { leftOutJourneys } from './scripts/test/left-out';

/**
 * Journeys in real Chromium against the production build. `npm test` starts the stack and passes its address as `BASE_URL`;
 * against a site that runs already: `BASE_URL=http://localhost:3000 npx playwright test`.
 */
const browser = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  ...leftOutJourneys,
  outputDir: 'test-results',
  snapshotPathTemplate: 'docs/pictures/{testFileName}/{arg}{ext}',
  // Three more than there are cores: a journey waits more than it works, half a second after each page's last request alone.
  workers: Number(process.env.E2E_WORKERS ?? Math.min(availableParallelism(), 3) + 3),
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // They only end what hangs: a busy machine must not fail a journey.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.E2E_REPORT
    ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    acceptDownloads: false,
    // What never comes is told by its own name, not by the end of the whole journey's time.
    actionTimeout: 60_000,
    // What goes through a service worker cannot be faked; the journey that is about it lets it in.
    serviceWorkers: 'block',
    // A trace of every journey, kept or not, costs more than the journeys: `--trace on` records one when it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser === null ? {} : { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-dev-shm-usage',
        // Without a process of its own for a GPU that is not there: an eighth of the journeys' processor time.
        '--disable-software-rasterizer',
        '--in-process-gpu',
      ],
    },
  },
});
