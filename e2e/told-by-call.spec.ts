import { expect, test } from '@playwright/test';
import { childrenOf, ownPorts } from './support/process-tree';
import { shownAt } from './support/shown-at';
import { startSmallSite } from './support/small-site';

test('one call of an upstream without a stream has the pages of both processes of the site made anew', async () => {
  // A port of metrics would be one more at which each process listens.
  const site = await startSmallSite({ processes: 2, env: { METRICS_PORT: '' } });
  try {
    const doors = () => childrenOf(site.pid).flatMap(ownPorts);
    await expect.poll(() => doors().length, { timeout: 120_000 }).toBe(2);
    const origins = doors().map((port) => `http://127.0.0.1:${port}`);
    for (const name of ['Birinci Site', 'Ikinci Site']) {
      await site.say('/sponsors', [{ id: 1, name }]);
      await shownAt(origins, name);
    }
  } finally {
    await site.terminate();
    await site.stop();
  }
});
