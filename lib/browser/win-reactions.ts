import type { WinReactionWire } from '@/contract/win-reactions';
import { callTo } from '@/lib/calls';
import { sendJson } from './send-json';

/** As many as the handler takes. */
const mostAtOnce = 30;

type ReactionsById = ReadonlyMap<string, WinReactionWire>;

let asked: string[] = [];
let answer: Promise<ReactionsById> | null = null;

/**
 * How a win stands for the viewer, null where it is no longer shown. What the islands of a page ask for in one moment is one call.
 * Throws where that failed.
 */
export async function readReaction(id: string): Promise<WinReactionWire | null> {
  if (asked.length === mostAtOnce) answer = null;
  if (answer === null) asked = [];
  asked.push(id);
  answer ??= readAll(asked);
  return (await answer).get(id) ?? null;
}

async function readAll(ids: readonly string[]): Promise<ReactionsById> {
  // By then every island that has begun has asked.
  await Promise.resolve();
  answer = null;
  const path = callTo('winReactions', [...new Set(ids)].join('-'));
  const sent = await sendJson<{ readonly data: readonly WinReactionWire[] }>('GET', path);
  if (!sent.ok) throw new Error(`${path}: ${sent.status}`);
  return new Map(sent.data.data.map((standing) => [String(standing.id), standing]));
}
