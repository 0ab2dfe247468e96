import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { freePort } from '../system/ports';
import { findNginx, startNginx } from './support/nginx';
import { behindNginx } from './support/nginx-askers';

const program = findNginx();
test.skip(program === null, 'this machine has no nginx: apt-get install nginx-light');

test('what is kept is kept until the second that the site names, of which visitors hear nothing', async ({
  request,
}) => {
  let aheadS = 0;
  const dated = createServer((_, answer) => {
    answer.setHeader('Cache-Control', 'public, max-age=0, s-maxage=30, must-revalidate');
    answer.setHeader('X-Accel-Expires', `@${Math.floor(Date.now() / 1_000) + aheadS}`);
    answer.end('a page');
  });
  const port = await freePort();
  await new Promise<void>((done) => dated.listen(port, '127.0.0.1', done));
  const other = await startNginx(program ?? '', await freePort(), port);
  const guest = await behindNginx(other.url);
  try {
    for (const [path, ahead, uses] of [
      ['/lately', -1, ['MISS', 'EXPIRED', 'EXPIRED']],
      ['/later', 60, ['MISS', 'HIT', 'HIT']],
    ] as const) {
      aheadS = ahead;
      for (const _ of uses) expect((await guest.get(path)).headers()['x-accel-expires']).toBeUndefined();
      await expect.poll(() => other.uses(path)).toEqual(uses);
    }
    const own = await request.get('/haberler');
    expect(own.headers()['x-accel-expires']).toMatch(/^@\d{10}$/);
  } finally {
    await other.stop();
    dated.closeAllConnections();
    dated.close();
  }
});
