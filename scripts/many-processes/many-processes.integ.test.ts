import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findProgram } from '@/scripts/test/find-program';
import { temporaryFolder } from '@/scripts/testing/launch.fixture';
import { manyProcesses } from './many-processes';

const [haproxy, pgbouncer] = [findProgram('haproxy'), findProgram('pgbouncer')];
const isMissing = haproxy === null || pgbouncer === null;
const made = temporaryFolder('sikke-many-');
afterAll(made.remove);

test.skipIf(isMissing)(
  'two APIs behind HAProxy and pgbouncer (skipped where apt-get install haproxy pgbouncer was not run): each is killed and restarted in turn, and no read fails, no order and no claim is lost or doubled, each change is shown by both, and the replica answers who may be answered by it',
  async () => {
    const folder = join(made.folder, 'data');
    mkdirSync(folder, { mode: 0o711 });
    const {
      acknowledged: _,
      acknowledgedOf,
      reads,
      changes,
      replicaReads,
      repeats,
      slowestMs,
      late,
      ...wrong
    } = await manyProcesses({
      folder,
      programs: { haproxy: haproxy ?? '', pgbouncer: pgbouncer ?? '' },
      rounds: 1,
      siteUrl: null,
      writers: 2,
    });
    // `late` has in it how long an answer took, which is the machine's. Whoever names no position is answered by the database itself: an API that is
    // asked after the two seconds and lacks the change is wrong at any speed, and that is `stale`.
    expect(wrong).toEqual({
      lost: 0,
      duplicated: 0,
      faults: [],
      failedReads: [],
      stale: [],
      outdated: [],
    });
    expect(Math.min(...Object.values(acknowledgedOf), reads, changes, replicaReads)).toBeGreaterThan(0);
  },
);
