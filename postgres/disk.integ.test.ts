import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mountSmallDisk } from '@/scripts/kill-nine/small-disk';
import { temporaryFolder } from '@/scripts/testing/launch.fixture';
import { namingDisk } from '@/system/disk-problem';
import { openCluster } from './cluster';

const made = temporaryFolder('sikke-disk-');
const folder = join(made.folder, 'data');
const disk = mountSmallDisk(folder, 256);
afterAll(() => {
  disk?.unmount();
  made.remove();
});

// Only who may mount a small disk of their own can fill one; elsewhere this says nothing.
test.skipIf(disk === null)(
  'a database that a full or a read-only disk does not let start says so, and starts as it was once the disk is as it should be',
  async () => {
    const open = () => namingDisk(folder, () => openCluster(folder));
    await (await open()).stop();
    const record = readFileSync(join(folder, 'postgres.json'), 'utf8');
    await disk?.fill();
    await expect(open()).rejects.toThrow(/is full: make room there\.$/);
    disk?.empty();
    await (await open()).stop();
    disk?.makeWritable(false);
    await expect(open()).rejects.toThrow(/is read-only: see what the system says of it \(dmesg\)\.$/);
    disk?.makeWritable(true);
    await (await open()).stop();
    expect(readFileSync(join(folder, 'postgres.json'), 'utf8')).toBe(record);
  },
);
