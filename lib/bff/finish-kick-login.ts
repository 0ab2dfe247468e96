import { kickReturnAnswerSchema, kickReturnInputSchema } from '@/contract/kick';
import { deskEntryPath } from '@/lib/desk-paths';
import { userSectionPath } from '@/lib/routes';
import { isUpstreamError } from '@/lib/upstream/error';
import { answering, type RequestScope } from './answering';
import { memberWrite } from './member-write';
import { type Handler, requireMember } from './route';

/** How a login at Kick ended, as the page reads it that the browser is led to. */
type Ending = 'linked' | 'taken' | 'failed';

/**
 * Where Kick sends the browser back to: what it gave is handed in by the member whose browser this is, whom the upstream compares with who began. Whatever comes of it, the
 * browser is led to the page it came from, which says so; never to an address of the request.
 */
export const finishKickLogin: Handler = (request) =>
  answering(request, async (scope) => {
    const given = Object.fromEntries(new URL(request.url).searchParams);
    const page = given.state?.startsWith('channel-')
      ? deskEntryPath('settings', 'kick')
      : userSectionPath('verify');
    const ending = await finish(scope, given).catch((error: unknown): Ending => {
      if (isUpstreamError(error) && JSON.stringify(error.body ?? '').includes('"unique"')) return 'taken';
      return 'failed';
    });
    const headers = { location: `${page}?kick=${ending}`, 'cache-control': 'no-store' };
    return new Response(null, { status: 303, headers });
  });

/** Who declines at Kick comes back without a code. */
async function finish(scope: RequestScope, given: unknown): Promise<Ending> {
  const input = kickReturnInputSchema.safeParse(given);
  if (!input.success) return 'failed';
  const member = requireMember(scope);
  const call = { path: '/user/kick/return', body: input.data, answer: kickReturnAnswerSchema } as const;
  await memberWrite(member, scope, call);
  return 'linked';
}
