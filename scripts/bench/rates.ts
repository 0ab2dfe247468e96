import { demoAccounts } from '@/api/seed/demo-accounts';
import type { Installation } from '@/supervisor/installation';
import { heaviestPages } from './heaviest-pages';
import { countAnswers, interleaved, type Rate } from './load';
import { loginsAtOnce, passwordChecks } from './login-rows';
import type { Row } from './rows';

type Pair = readonly [name: string, aim: string, ours: Rate, bare: Rate];

/** Requests per second of the site against the bare site at `bare`, and logins against the password check alone. */
export async function rateRows(
  { env, secrets }: Pick<Installation, 'env' | 'secrets'>,
  bare: string,
): Promise<Row[]> {
  const site = `http://127.0.0.1:${env.PORT}`;
  const gzip = { 'accept-encoding': 'gzip' };
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
