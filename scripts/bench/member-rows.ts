import { demoAccounts } from '@/api/seed/demo-accounts';
import type { Installation } from '@/supervisor/installation';
import { countAnswers, interleaved, type Rate, type Times } from './load';
import type { Row } from './rows';

const memberPage = '/vip';
const publicPage = '/sponsorlar';

type Pair = readonly [name: string, aim: string, ours: Rate, bare: Rate, times?: Times];

/**
 * Of what a program of ours stands behind: its rate rises for half a minute, while V8 compiles what makes it better and better, that of a bare page for eight seconds, of a bare
 * handler for less (docs/adr/464). It is counted for three seconds at a time: in the first twentieth of a second sixteen members are asked for together and no page is made,
 * which a bare page does not have to wait for.
 */
const onceCompiled: Times = { warmUpMs: 30_000, countedMs: 3_000 };

/** What members ask for, per second: a public page against a guest who asks for it, the account of whom looks, and a page of their own. */
export async function memberRows(
  { env, secrets }: Pick<Installation, 'env' | 'secrets'>,
  bare: string,
): Promise<Row[]> {
  const site = `http://127.0.0.1:${env.PORT}`;
  const cookies = await Promise.all(
    verifiedAccounts.map(({ username }) => logIn(env.siteUrl, username, secrets.SEED_PASSWORD)),
  );
  const [cookie = ''] = cookies;
  /** One member after the other asks. */
  const asMembers = (path: string) =>
    countAnswers({ url: site + path, toHeaders: (nth) => ({ cookie: cookies[nth % cookies.length] ?? '' }) });
  const pairs: readonly Pair[] = [
    [
      `${publicPage} by members, against guests`,
      '>= 0.5',
      asMembers(publicPage),
      countAnswers({ url: site + publicPage }),
    ],
    ['/api/user', '>= 1.5', asMembers('/api/user'), countAnswers({ url: `${bare}/api/list` }), onceCompiled],
    [
      'a member page',
      '>= 0.7',
      asMembers(memberPage),
      countAnswers({ url: `${bare}/dynamic` }),
      onceCompiled,
    ],
    [
      'a member page, against one of as many elements',
      '>= 0.7',
      asMembers(memberPage),
      countAnswers({ url: `${bare}/dynamic/${await countElements(site + memberPage, cookie)}` }),
      onceCompiled,
    ],
  ];
  const rows: Row[] = [];
  for (const [name, aim, ours, other, times] of pairs)
    rows.push({ name: `${name}, per second`, ...(await interleaved(ours, other, times)), aim });
  return rows;
}

/** Who may open every page of members: the support role has none of its own, and a player without Telegram verifies first. */
const verifiedAccounts = demoAccounts.filter(({ telegram }) => telegram);

/** How many elements a page has, those of its head among them. */
async function countElements(url: string, cookie: string): Promise<number> {
  const html = await (await fetch(url, { headers: { cookie } })).text();
  return html.replaceAll(/<script.*?<\/script>/gs, '').match(/<[a-z]/g)?.length ?? 0;
}

/** The cookies of a demo account that has logged in. */
async function logIn(siteUrl: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: siteUrl },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`The demo account ${email} cannot log in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}
