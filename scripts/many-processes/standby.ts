import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { program } from '@/postgres/binaries';
import type { Cluster } from '@/postgres/cluster';
import { clusterHome } from '@/postgres/home';
import { freePort } from '@/system/ports';
import { startCompanion } from './companion';

/** A streaming replica of a running cluster, for as long as something is shown. */
export interface Standby {
  readonly url: string;
  /** From now on it shows no further change, until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** How often it has looked into a table of ours to answer somebody; 0 where it answered nobody. How far it has come it says without looking into one. */
  reads(): Promise<number>;
  stop(): Promise<void>;
}

/** More than any cluster of ours allows: a standby takes no less than what it follows. */
const connections = 2_000;

/** Its own count: a standby begins with none of the one it follows. */
const scans =
  "select sum(coalesce(seq_scan, 0) + coalesce(idx_scan, 0)) as count from pg_stat_user_tables where schemaname = 'public'";

/** Copies a cluster while it runs, as PostgreSQL's own pg_basebackup does (which is not among the embedded programs), and has the copy follow it. */
export async function startStandby(cluster: Cluster, dataFolder: string): Promise<Standby> {
  const home = clusterHome(dataFolder);
  const data = join(dirname(home.data), 'standby');
  await copyWhileRunning(cluster, data);
  const port = await freePort();
  const url = withPort(cluster.url, port);
  const { username, password, port: primaryPort } = new URL(cluster.url);
  const conninfo = `host=127.0.0.1 port=${primaryPort} user=${username} password=${decodeURIComponent(password)}`;
  writeFileSync(join(data, 'standby.signal'), '');
  appendFileSync(join(data, 'postgresql.auto.conf'), `\nprimary_conninfo = '${conninfo}'\n`);
  if (home.account !== null)
    spawnSync('chown', ['-R', `${home.account.uid}:${home.account.gid}`, data], { stdio: 'inherit' });
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `max_connections=${connections}`,
    'hot_standby=on',
  ];
  const postgres = await startCompanion({
    program: program(home.native, 'postgres'),
    args: ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    port,
    account: home.account,
    stopSignal: 'SIGINT',
  });
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ count?: string }>(statement).finally(() => client.end());
    return Number(rows[0]?.count ?? 0);
  };
  return {
    url,
    pause: async () => {
      await ask('select pg_wal_replay_pause()');
    },
    resume: async () => {
      await ask('select pg_wal_replay_resume()');
    },
    reads: () => ask(scans),
    stop: postgres.stop,
  };
}

async function copyWhileRunning(cluster: Cluster, data: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    rmSync(data, { recursive: true, force: true });
    mkdirSync(data, { mode: 0o700 });
    cpSync(cluster.data, data, {
      recursive: true,
      filter: (source) => !/postmaster\.(pid|opts)$/.test(source),
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}

function withPort(url: string, port: number): string {
  const other = new URL(url);
  other.port = String(port);
  return other.href;
}
