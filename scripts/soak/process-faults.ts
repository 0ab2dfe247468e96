import { setTimeout as delay } from 'node:timers/promises';
import { findBelow } from '@/scripts/bench/memory';
import type { Breakable, Fault } from './fault';
import { databaseProcesses, kill } from './processes';
import { apiProcess, siteProcess } from './samples';

/** What answers for the site, and what starts it where it is more than one. */
const wholeSite = /site-(server|processes)/;
const hangMs = 5_000;

/** Each part is killed, at once and as a whole, and the database ends, hangs and is killed; of a site of several processes one is killed as well. */
export function processFaults(breakable: Breakable): readonly Fault[] {
  return [
    { name: 'kill -9 of the site', isOfSite: true, strike: async () => killBelow(wholeSite) },
    ...(findBelow(siteProcess).length > 1 ? [killOfOne()] : []),
    { name: 'kill -9 of the API', strike: async () => killBelow(apiProcess) },
    { name: 'kill -9 of PostgreSQL', strike: async () => kill(databaseProcesses(breakable)) },
    {
      name: 'restart of PostgreSQL',
      strike: async () => kill(databaseProcesses(breakable).slice(0, 1), 'SIGINT'),
    },
    hangingDatabase(breakable),
  ];
}

/** The youngest: the others go on, and one of them is watched for as long as can be. */
function killOfOne(): Fault {
  const strike = async () => kill(findBelow(siteProcess).slice(-1));
  return { name: 'kill -9 of one process of the site', isOfSite: true, strike };
}

function killBelow(commandLine: RegExp): void {
  const pids = findBelow(commandLine);
  if (pids.length === 0) throw new Error(`no process is ${commandLine}`);
  kill(pids);
}

/** Nothing is refused and nothing is answered. */
function hangingDatabase(breakable: Breakable): Fault {
  const strike = async () => {
    const all = databaseProcesses(breakable);
    try {
      kill(all, 'SIGSTOP');
      await delay(hangMs, undefined, { signal: breakable.signal });
    } finally {
      kill(all, 'SIGCONT');
    }
  };
  return { name: 'a database that hangs for 5 s', strike };
}
