import { hash, verify } from '@node-rs/argon2';
import { demoAccounts } from '@/api/seed/demo-accounts';
import type { Installation } from '@/supervisor/installation';
import { heaviestPages } from './heaviest-pages';
import { countAnswers, interleaved, type Rate, repeated } from './load';
import type { Row } from './rows';

type Pair = readonly [name: string, aim: string, ours: Rate, bare: Rate];

const memberPage = '/vip';

/** The API checks at most four passwords at once. */
const loginsAtOnce = 4;

/** Requests per second of the site against the bare site at `bare`, and logins against the password check alone. */
export async function rateRows({ env, secrets }: Installation, bare: string): Promise<Row[]> {
  const site = `http://127.0.0.1:${env.PORT}`;
  const gzip = { 'accept-encoding': 'gzip' };
  const cookie = await logIn(env.siteUrl, secrets.SEED_PASSWORD);
  const pairs: readonly Pair[] = [
    ['/sponsorlar', '>= 0.9', countAnswers({ url: `${site}/sponsorlar` }), countAnswers({ url: `${bare}/` })],
    [
      '/sponsorlar with gzip',
      '>= 2',
      countAnswers({ url: `${site}/sponsorlar`, headers: gzip }),
      countAnswers({ url: `${bare}/`, headers: gzip }),
    ],
    ...(await heaviestPages(site)).map(
      (path): Pair => [
        `${path} with gzip`,
        '>= 2',
        countAnswers({ url: site + path, headers: gzip }),
        countAnswers({ url: `${bare}/`, headers: gzip }),
      ],
    ),
    [
      '/api/sponsors',
      '>= 0.7',
      countAnswers({ url: `${site}/api/sponsors` }),
      countAnswers({ url: `${bare}/api/list` }),
    ],
    [
      'a member page',
      '>= 0.7',
      countAnswers({ url: site + memberPage, headers: { cookie } }),
      countAnswers({ url: `${bare}/dynamic` }),
    ],
    [
      'a member page, against one of as many elements',
      '',
      countAnswers({ url: site + memberPage, headers: { cookie } }),
      countAnswers({ url: `${bare}/dynamic/${await countElements(site + memberPage, cookie)}` }),
    ],
    [
      'logins, against argon2 alone',
      '>= 0.7',
      logins(env.siteUrl, secrets.SEED_PASSWORD),
      await passwordChecks(),
    ],
  ];
  const rows: Row[] = [];
  for (const [name, aim, ours, other] of pairs)
    rows.push({ name: `${name}, per second`, ...(await interleaved(ours, other)), aim });
  return rows;
}

/** Logins through the whole product, each account in its turn. */
function logins(siteUrl: string, password: string): Rate {
  const body = (nth: number) =>
    JSON.stringify({ email: demoAccounts[nth % demoAccounts.length]?.username, password });
  return countAnswers({
    url: `${siteUrl}/api/login`,
    headers: { origin: siteUrl },
    body,
    connections: loginsAtOnce,
  });
}

/** How many elements a page has, those of its head among them. */
async function countElements(url: string, cookie: string): Promise<number> {
  const html = await (await fetch(url, { headers: { cookie } })).text();
  return html.replaceAll(/<script.*?<\/script>/gs, '').match(/<[a-z]/g)?.length ?? 0;
}

async function passwordChecks(): Promise<Rate> {
  const known = await hash('Sikke-1', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  return (durationMs) => repeated(loginsAtOnce, durationMs, () => verify(known, 'Sikke-1'));
}

async function logIn(siteUrl: string, password: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: siteUrl },
    body: JSON.stringify({ email: 'oyuncu', password }),
  });
  if (!answer.ok) throw new Error(`The demo account cannot log in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}
