import { deskCallTo } from '@/lib/desk-calls';
import { sendJson } from '../send-json';

/** A game as the desk enters it; without a slug it is in no catalogue, or could not be looked up. */
export interface NamedGame {
  readonly slug: string | null;
  readonly name: string;
}

/** How long Enter waits for what it should take, in milliseconds: then it is what was typed, and the API knows a game by its name. */
const patienceMs = 1_500;
/** How many answers a page keeps. */
const mostKept = 200;

const kept = new Map<string, Promise<readonly NamedGame[] | null>>();

/** The games that fit what is typed, asked once a page for each text; null while nothing can be asked. */
export function findGames(typed: string): Promise<readonly NamedGame[] | null> {
  const known = kept.get(typed);
  if (known) return known;
  const asked = ask(typed);
  if (kept.size >= mostKept) kept.clear();
  kept.set(typed, asked);
  void asked.then((found) => found ?? kept.delete(typed));
  return asked;
}

/** The first game that fits, or what was typed where there is none or nobody answers in time. */
export async function findGame(typed: string): Promise<NamedGame> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
  const found = await Promise.race([findGames(typed), late]);
  return found?.[0] ?? { slug: null, name: typed };
}

async function ask(typed: string): Promise<readonly NamedGame[] | null> {
  const query = new URLSearchParams({ q: typed });
  const path = `${deskCallTo('deskReferences', 'games')}?${query}` as const;
  const sent = await sendJson<{ readonly data: readonly NamedGame[] }>('GET', path);
  return sent.ok ? sent.data.data.slice(0, 7).map(({ slug, name }) => ({ slug, name })) : null;
}
