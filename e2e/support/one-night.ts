import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRoot, unprivilegedAccount } from '../../postgres/account';

/** A volume of backups, and a clock whose night passes at once. */
export interface OneNight {
  /** What `/backups` is: it belongs to whoever runs in the image, as the part own-backups leaves it. */
  readonly volume: string;
  /** What `PATH` begins with: a `sleep` that lasts no time and ends the loop when it is asked again. */
  readonly path: string;
  remove(): void;
}

/** Makes both. In the volume lies a backup of 16 days ago, and one of 13. */
export function oneNight(): OneNight {
  const folder = mkdtempSync(join(tmpdir(), 'sikke-night-'));
  chmodSync(folder, 0o755);
  const [volume, path] = [join(folder, 'volume'), join(folder, 'bin')];
  for (const made of [volume, path, join(volume, 'backups')]) mkdirSync(made);
  writeFileSync(join(path, 'sleep'), `#!/bin/sh\ntest "$1" = 86400 && mkdir ${join(volume, 'night')}\n`);
  chmodSync(join(path, 'sleep'), 0o755);
  for (const days of [16, 13]) leave(join(volume, 'backups', `sikke-${days}.tar.gz`), days);
  if (isRoot()) for (const made of [volume, join(volume, 'backups')]) give(made);
  return { volume, path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function leave(file: string, daysAgo: number): void {
  writeFileSync(file, '');
  const then = new Date(Date.now() - daysAgo * 86_400_000);
  utimesSync(file, then, then);
}

function give(path: string): void {
  const { uid, gid } = unprivilegedAccount();
  chownSync(path, uid, gid);
}
