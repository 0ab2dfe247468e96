import type { Deps, Writing } from '../../context';
import { enqueue } from '../../queue/enqueue';
import { ServiceError } from '../../service-error';
import { recordAudit } from '../audit/record-audit';
import { isConnected, readKick } from './kick-app';
import { withLogin } from './with-login';

/** For how long it is tried, in milliseconds: what was meant for this moment is not said an hour later. */
const goodForMs = 2 * 60_000;

/** Has a job say something in the channel's chat, in its own name, within two minutes or not at all. 404 where no channel is connected. */
export async function askToSay(
  writing: Writing,
  { actorId, text }: { readonly actorId: string; readonly text: string },
): Promise<void> {
  const { tx, clock } = writing;
  if (!isConnected(await readKick(tx))) throw new ServiceError('not_found');
  await enqueue(
    tx,
    'say_at_kick',
    { text, until: clock.now() + goodForMs },
    { queue: 'kick', maxAttempts: 3 },
  );
  const entry = { actorId, action: 'kick_said', subject: 'kick:chat', reason: 'kick:chat' } as const;
  await recordAudit(writing, { ...entry, before: {}, after: { text } });
}

/** Says it, unless its moment has gone by. Throws `KickError` where it may be tried again. */
export async function sayAtKick(
  deps: Deps,
  { text, until }: { readonly text: string; readonly until: number },
): Promise<void> {
  if (deps.clock.now() > until)
    return deps.log.warn({ event: 'kick_unsaid' }, 'what was to be said in the chat is too old');
  await withLogin(deps, (token, broadcasterId) => deps.kick.say(token, broadcasterId, text));
}
