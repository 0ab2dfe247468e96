import { test as base } from '../fixtures';
import { type OwnStack, startOwnStack } from './own-stack';

/** The `test` of a file whose journeys share a stack of their own as `own`: it starts with the first of them, and stops after the last. */
export function testOnOwnStack(options?: Parameters<typeof startOwnStack>[0]) {
  let starting: Promise<OwnStack> | undefined;
  const test = base.extend<{ readonly own: OwnStack }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    own: async ({}, use) => {
      starting ??= startOwnStack(options);
      await use(await starting);
    },
    baseURL: async ({ own }, use) => use(own.siteUrl),
  });
  test.afterAll(async () => (await starting)?.stop());
  return test;
}
