import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import * as login from '@/app/api/login/route';
import { TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';
import type { Handler } from './route';

/** Every write that a player without Telegram verification may make (D9), and why (ADR 162). */
const exempt = {
  verification: [
    'POST /user/phone',
    'POST /user/phone/verify',
    'POST /user/telegram/link',
    'POST /user/telegram/login',
  ],
  avatar: ['PATCH /user'],
  logout: ['POST /logout', 'POST /user/sessions/end'],
  renewal: ['POST /refresh'],
  'whoever it is, no member': [
    'POST /email-confirmation',
    'POST /forgot-password',
    'POST /login',
    'POST /register',
    'POST /reset-password',
  ],
  'another program, signed': ['POST /revalidate', 'POST /telegram/webhook'],
};

const writing = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Routes = Record<string, Partial<Record<(typeof writing)[number], Handler>>>;
/** All but the one that answers 404 to every unknown path. */
const modules = import.meta.glob<Routes[string]>(['/app/api/**/route.ts', '!/app/api/[[][[]*/**'], {
  eager: true,
});

let upstream: RealUpstream;
beforeAll(async () => {
  upstream = await startRealUpstream();
  await makeUser(upstream.api, 'dogrulanmamis');
});
afterAll(() => upstream.close());

/** What a handler answers to a member's empty write: 405 where it takes none. */
async function refusedBy(handler: Handler, method: string, member: TestBrowser): Promise<string> {
  const params = { id: '1', slug: 'a', kind: 'win', week: '1', ids: '1' };
  const answer = await member.visit(handler, method, { body: {}, params });
  if (answer.status === 405) return 'no such write';
  const body: unknown = await answer.json().catch(() => null);
  return JSON.stringify(body).includes('"telegram_required"') ? 'refused' : 'let through';
}

it('of all writing handlers only these let a player without Telegram verification through (D9)', async () => {
  const browser = new TestBrowser();
  await browser.visit(login.POST, 'POST', { body: { email: 'dogrulanmamis', password: goodPassword } });
  // A logout that the upstream does not hear of: the session stands for the ones after it.
  upstream.override((request) =>
    new URL(request.url).pathname === '/logout' ? Response.json({}, { status: 500 }) : null,
  );
  const found: Record<string, string[]> = { refused: [], 'let through': [], 'no such write': [] };
  for (const [file, handlers] of Object.entries(modules))
    for (const method of writing) {
      const handler = handlers[method];
      const path = file.replace('/app/api', '').replace('/route.ts', '');
      if (handler) found[await refusedBy(handler, method, browser.copy())]?.push(`${method} ${path}`);
    }
  expect(found['let through']?.sort()).toEqual(Object.values(exempt).flat().sort());
  expect(found.refused?.length).toBeGreaterThan(30);
});
