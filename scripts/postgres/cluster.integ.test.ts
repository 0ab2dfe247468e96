import { execFileSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@/scripts/testing/launch.fixture';
import { isRoot } from './account';
import { openCluster } from './cluster';

const made = temporaryFolder('sikke-cluster-');
const pristine = join(made.folder, 'pristine');
const dataFolder = join(made.folder, 'data-folder');
const data = join(dataFolder, 'postgres', 'data');

beforeAll(async () => {
  mkdirSync(dataFolder, { mode: 0o711 });
  const cluster = await openCluster(dataFolder);
  await cluster.stop();
  cpSync(dataFolder, pristine, { recursive: true });
});
afterAll(made.remove);

describe('a data folder that cannot be trusted is refused with a sentence and left as it is', () => {
  let account: { uid: number; gid: number };
  beforeEach(() => {
    const { uid, gid } = statSync(data);
    account = { uid, gid };
  });
  afterEach(() => {
    rmSync(data, { recursive: true, force: true });
    cpSync(join(pristine, 'postgres', 'data'), data, { recursive: true });
    execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, data]);
    execFileSync('chmod', ['700', data]);
  });

  it.each<[what: string, damage: () => void, sentence: RegExp]>([
    ['it is missing', () => renameSync(data, `${data}.away`), /damaged \(is missing\)/],
    ['PG_VERSION is missing', () => rmSync(join(data, 'PG_VERSION')), /damaged \(PG_VERSION is missing\)/],
    [
      'an older PostgreSQL made it',
      () => writeFileSync(join(data, 'PG_VERSION'), '16\n'),
      /made by PostgreSQL 16/,
    ],
    ['its control file is missing', () => rmSync(join(data, 'global/pg_control')), /pg_control is missing/],
    [
      'its control file is garbage',
      () => writeFileSync(join(data, 'global/pg_control'), 'x'.repeat(8192)),
      /does not start/,
    ],
    [
      'its log of changes is missing',
      () => rmSync(join(data, 'pg_wal'), { recursive: true }),
      /pg_wal is missing/,
    ],
  ])('%s', async (_what, damage, sentence) => {
    damage();
    const version = existsSync(join(data, 'PG_VERSION'))
      ? readFileSync(join(data, 'PG_VERSION'), 'utf8')
      : null;
    await expect(openCluster(dataFolder)).rejects.toThrow(sentence);
    const after = existsSync(join(data, 'PG_VERSION'))
      ? readFileSync(join(data, 'PG_VERSION'), 'utf8')
      : null;
    expect(after).toBe(version);
    rmSync(`${data}.away`, { recursive: true, force: true });
  });

  it.runIf(isRoot())('it belongs to root', async () => {
    chownSync(data, 0, 0);
    await expect(openCluster(dataFolder)).rejects.toThrow(/belongs to another user \(uid 0\)/);
  });
});
