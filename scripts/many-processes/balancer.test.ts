import { createServer, type Server } from 'node:http';
import { request } from 'undici';
import { afterEach, expect, test, vi } from 'vitest';
import { findProgram } from '@/scripts/test/find-program';
import { temporaryFolder } from '@/scripts/testing/launch.fixture';
import { freePort } from '@/system/ports';
import { isAllWell, startBalancer, untilAllWell } from './balancer';

const haproxy = findProgram('haproxy');
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A process that is well, at a port; whoever ends it cuts off whom it serves. */
async function startWell(port: number): Promise<() => Promise<void>> {
  const server: Server = createServer((_, answer) => answer.end(String(port)));
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const end = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  ends.push(end);
  return end;
}

test.skipIf(haproxy === null)(
  'whoever waits until the balancer has all of them again may end the other one, and no request fails (skipped where apt-get install haproxy was not run)',
  async () => {
    const made = temporaryFolder('sikke-balancer-');
    ends.push(made.remove);
    const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
    const [first, second] = ports;
    const [endFirst, endSecond] = [await startWell(first ?? 0), await startWell(second ?? 0)];
    const balanced = [{ name: 'two', port, ports }];
    const balancer = await startBalancer({ program: haproxy ?? '', folder: made.folder, balanced });
    ends.push(balancer.stop);
    await untilAllWell(balanced);

    await endFirst();
    await vi.waitFor(async () => expect(await isAllWell(port)).toBe(false), {
      timeout: 60_000,
      interval: 20,
    });
    const waiting = untilAllWell(balanced).then(() => 'all well');
    const asked = async () => {
      const { statusCode, body } = await request(`http://127.0.0.1:${port}/`);
      return [statusCode, await body.text()];
    };
    expect(await Promise.race([waiting, asked()])).toEqual([200, String(second)]);
    await startWell(first ?? 0);
    expect(await waiting).toBe('all well');

    await endSecond();
    for (let count = 0; count < 4; count += 1) expect(await asked()).toEqual([200, String(first)]);
  },
);
