import { chownSync, mkdirSync, readFileSync, renameSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@/scripts/testing/launch.fixture';
import { isRoot } from './account';
import { openCluster } from './cluster';

const made = temporaryFolder('sikke-cluster-');
const dataFolder = join(made.folder, 'data-folder');
const data = join(dataFolder, 'postgres', 'data');

beforeAll(async () => {
  mkdirSync(dataFolder, { mode: 0o711 });
  const cluster = await openCluster(dataFolder);
  await cluster.stop();
});
afterAll(made.remove);

/** Moves a part of the data folder away. @returns how to bring it back */
function without(part: string): () => void {
  const path = part === '.' ? data : join(data, part);
  renameSync(path, join(made.folder, 'away'));
  return () => renameSync(join(made.folder, 'away'), path);
}

/** Overwrites a file of the data folder. @returns how to bring its content back */
function overwritten(part: string, content: string): () => void {
  const path = join(data, part);
  const before = readFileSync(path);
  writeFileSync(path, content);
  return () => writeFileSync(path, before);
}

function emptied(): () => void {
  const { uid, gid } = statSync(data);
  const restore = without('.');
  mkdirSync(data);
  chownSync(data, uid, gid);
  return () => {
    rmdirSync(data);
    restore();
  };
}

describe('a data folder that cannot be trusted is refused with a sentence and left as it is', () => {
  it.each<[what: string, damage: () => () => void, sentence: RegExp]>([
    ['it is missing', () => without('.'), /damaged \(is missing\)/],
    ['it is empty', emptied, /damaged \(is empty\)/],
    ['PG_VERSION is missing', () => without('PG_VERSION'), /damaged \(PG_VERSION is missing\)/],
    ['an older PostgreSQL made it', () => overwritten('PG_VERSION', '16\n'), /made by PostgreSQL 16/],
    ['its control file is missing', () => without('global/pg_control'), /pg_control is missing/],
    [
      'its control file is garbage',
      () => overwritten('global/pg_control', 'x'.repeat(8192)),
      /does not start/,
    ],
    ['its log of changes is missing', () => without('pg_wal'), /pg_wal is missing/],
  ])('%s', async (_what, damage, sentence) => {
    const repair = damage();
    await expect(openCluster(dataFolder)).rejects.toThrow(sentence);
    repair();
  });

  it.runIf(isRoot())('it belongs to root', async () => {
    const { uid, gid } = statSync(data);
    chownSync(data, 0, 0);
    await expect(openCluster(dataFolder)).rejects.toThrow(/belongs to another user \(uid 0\)/);
    chownSync(data, uid, gid);
  });

  it('opens again once the damage is repaired', async () => {
    const cluster = await openCluster(dataFolder);
    await cluster.stop();
    expect(cluster.data).toBe(data);
  });
});
