import { type Finding, ok, warning, wrong } from './finding';

const [noticed, harmful] = [5_000, 60_000];

/** What there is to say of the clock of PostgreSQL beside that of this machine, both in milliseconds since 1970. */
export function clockFinding(databaseMs: number, ownMs: number): Finding {
  const apart = Math.abs(databaseMs - ownMs);
  const said = `The clocks of PostgreSQL and this machine are ${Math.round(apart / 1_000)} s apart`;
  const then = 'set both by the network (timedatectl set-ntp true)';
  if (apart >= harmful) return wrong(`${said}: draws and logins go by either; ${then}.`);
  return apart >= noticed
    ? warning(`${said}: ${then}.`)
    : ok('The clocks of PostgreSQL and this machine agree.');
}
