import { calls } from '@/lib/calls';
import { deskCalls } from '@/lib/desk-calls';

/** Every call of the site, the team's behind the others. */
export const allCalls = { ...calls, ...deskCalls } as const;

/** One of them. */
export type AnyCallName = keyof typeof allCalls;

/** The names of all calls. */
export const callNames = Object.keys(allCalls) as readonly AnyCallName[];

const table = callNames.map((name) => ({ name, parts: allCalls[name].slice(1).split('/') }));

/** The call at a path below `/api`, given as its segments, with its variable segments by their names; null where it is none of ours (T-BFF-1). */
export function findCall(
  segments: readonly string[],
): { readonly name: AnyCallName; readonly params: Record<string, string> } | null {
  for (const { name, parts } of table) {
    const params = matchParts(parts, segments);
    if (params) return { name, params };
  }
  return null;
}

function matchParts(parts: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (parts.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const segment = segments[at] ?? '';
    if (part.startsWith('[')) params[part.slice(1, -1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}
