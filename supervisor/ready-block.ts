import { demoAccounts } from '@/api/seed/demo-accounts';
import { recordedFolder } from '@/postgres/home';
import { say } from '../system/progress';
import type { Installation } from './installation';
import { metricsAddresses } from './metrics-addresses';
import { outboxFile } from './part-environment';
import type { RunningUpstream } from './upstream';

/** Prints the one block a person needs. */
export function printReadyBlock(installation: Installation, running: RunningUpstream): void {
  say(readyBlock(installation, running));
}

/** The block: where to go, whom to be, where the data lies, what to know. */
export function readyBlock(installation: Installation, { databaseUrl, setupLink }: RunningUpstream): string {
  const { env, secrets, hasSite, hasDemo } = installation;
  const lines = [
    hasSite
      ? `Sikke is ready: ${env.siteUrl}`
      : `The community API is ready: http://127.0.0.1:${env.UPSTREAM_PORT}`,
    ...(databaseUrl !== null && hasDemo ? accountLines(secrets.SEED_PASSWORD) : []),
    ...(setupLink === null
      ? []
      : ['', 'Nobody runs this site yet. Open this link, which works once, to begin:', setupLink]),
    '',
    ...placeLines(installation),
    ...metricsLines(installation),
    ...warnings(installation).map((warning) => `Note: ${warning}`),
    'Ctrl-C stops everything.',
  ];
  const rule = '─'.repeat(72);
  return [`\n${rule}`, ...lines.map((line) => `  ${line}`), `${rule}\n`].join('\n');
}

function accountLines(password: string): string[] {
  const rows = demoAccounts.map(({ username, permission }) => `  ${username.padEnd(12)}${permission}`);
  return ['', `Demo accounts (password of each: ${password})`, ...rows];
}

function placeLines({ env, dataFolder }: Installation): string[] {
  if (env.UPSTREAM_URL !== undefined) return ['The community API is yours (UPSTREAM_URL).'];
  const own = recordedFolder(dataFolder) ?? dataFolder;
  const database = env.DATABASE_URL === undefined ? own : 'your PostgreSQL (DATABASE_URL)';
  const outbox = env.SMTP_URL === undefined ? outboxFile({ env, dataFolder }) : null;
  return [
    `Database: ${database}`,
    `Logs and secrets: ${dataFolder}`,
    ...(outbox ? [`Mails, which go nowhere: ${outbox}`] : []),
  ];
}

function metricsLines({ env, hasSite }: Installation): string[] {
  const host = env.METRICS_HOST ?? '127.0.0.1';
  return metricsAddresses(env, hasSite).map(
    ({ part, process, port }) => `Metrics of the ${part}, process ${process}: http://${host}:${port}/metrics`,
  );
}

function warnings({ env }: Installation): string[] {
  const list: string[] = [];
  if (!env.siteUrl.startsWith('https:')) {
    list.push('plain http, so the login cookie is sent without Secure: for a laptop, not for the internet.');
  }
  if (env.RECAPTCHA_SITE_KEY === undefined) list.push('the captcha is off (no RECAPTCHA_SITE_KEY).');
  return list;
}
