import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runningAddress } from '@/supervisor/instance-lock';
import { StartProblem, toSentence } from '@/system/problem';
import { playEvening } from './demo-evening/play-evening';
import { logInToSite } from './demo-evening/site-session';

/**
 * `npm run demo-evening -- [--speed 60] [--bonuses 54] [--data FOLDER] [--site URL]`: plays a hunt on a running demo, in real time or so many times
 * faster, as its admin would from the stream desk. Exit code 1 says in one sentence what is wrong.
 */
try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof StartProblem ? error.message : toSentence(error)}\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      speed: { type: 'string', default: '1' },
      bonuses: { type: 'string', default: '54' },
      data: { type: 'string', default: '.data' },
      site: { type: 'string' },
    },
  });
  const [speed, bonuses] = [Number(values.speed), Number(values.bonuses)];
  if (!(speed > 0) || !(bonuses >= 1 && bonuses <= 500))
    throw new StartProblem('Say how fast and how many: --speed 60 --bonuses 54');
  const site = values.site ?? runningAddress(resolve(values.data));
  if (!site) throw new StartProblem(`No demo runs in ${values.data}: npm start, or --site and --data`);
  const session = await logInToSite(site, { name: 'admin', password: readPassword(values.data) });
  const slug = `demo-gecesi-${Date.now().toString(36)}`;
  const tell = (text: string) => process.stdout.write(`${text}\n`);
  tell(`${site}/bonus-hunts/${slug}`);
  await playEvening(session, { slug, speed, bonuses, tell });
  tell('settled');
}

/** The password of every account of the demo. */
function readPassword(folder: string): string {
  const secrets: unknown = JSON.parse(readFileSync(resolve(folder, 'secrets.json'), 'utf8'));
  const password =
    typeof secrets === 'object' && secrets !== null && 'SEED_PASSWORD' in secrets
      ? secrets.SEED_PASSWORD
      : null;
  if (typeof password !== 'string') throw new StartProblem(`${folder} is not a demo's: it has no password`);
  return password;
}
