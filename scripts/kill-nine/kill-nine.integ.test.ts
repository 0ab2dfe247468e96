import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { temporaryFolder } from '@/scripts/testing/launch.fixture';
import { killNine } from './kill-nine';

/** How often each is killed; `npm run kill-nine` does it fifty times. */
const cycles = inject('isAtScale') ? 3 : 1;
const made = temporaryFolder('sikke-kill-');
afterAll(made.remove);

test.each(['api', 'database'] as const)(
  'kill -9 of the %s loses no order and no claim that was acknowledged, and doubles none',
  async (target) => {
    const folder = join(made.folder, target);
    mkdirSync(folder, { mode: 0o711 });
    const { acknowledged, acknowledgedOf, lost, duplicated, faults } = await killNine({
      target,
      cycles,
      folder,
    });
    expect({ lost, duplicated, faults }).toEqual({ lost: 0, duplicated: 0, faults: [] });
    expect(acknowledged).toBeGreaterThanOrEqual(20 * (cycles + 1));
    expect(Math.min(...Object.values(acknowledgedOf))).toBeGreaterThanOrEqual(5 * (cycles + 1));
  },
);
