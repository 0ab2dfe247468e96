/** What the front server does with a request target before anything else sees it. */
export type TargetJudgement =
  | { readonly kind: 'pass' }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'refuse'; readonly status: 400 | 404 | 414 };

const longestTarget = 8_192;
const pass: TargetJudgement = { kind: 'pass' };
const badRequest: TargetJudgement = { kind: 'refuse', status: 400 };
const notFound: TargetJudgement = { kind: 'refuse', status: 404 };

/** Backslash, `;`, encoded slash, backslash, semicolon, control character, or an escape of a letter that needs none. */
const disguise = /[\\;]|%(2f|5c|3b|[01][0-9a-f]|7f|2[de]|3[0-9]|[46][1-9a-f]|[57][0-9a]|5f|7e)/i;
const malformedEscape = /%(?![0-9a-f]{2})/i;

/**
 * Lets through one spelling of each path (D8, T-MW-3): a doubled slash is a permanent redirect to the single one, any other
 * disguise is not found. The guards hold without this; it is the first line, not the boundary.
 */
export function judgeTarget(target: string): TargetJudgement {
  if (target.length > longestTarget) return { kind: 'refuse', status: 414 };
  if (!target.startsWith('/') || !isPlainAscii(target)) return badRequest;
  const path = target.split('?', 1)[0] ?? target;
  if (malformedEscape.test(path) || !isUtf8(path)) return badRequest;
  if (disguise.test(path) || /\/\.{1,2}(\/|$)/.test(path)) return notFound;
  return path.includes('//') ? single(path, target.slice(path.length)) : pass;
}

function single(path: string, search: string): TargetJudgement {
  return { kind: 'redirect', location: `${path.replace(/\/{2,}/g, '/')}${search}` };
}

/** A target is ASCII without blanks and controls (RFC 9112); Node passes bytes above it on as Latin-1. */
function isPlainAscii(target: string): boolean {
  return /^[!-~]+$/.test(target);
}

/** Next answers 500 to a handler's path that cannot be decoded. */
function isUtf8(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
