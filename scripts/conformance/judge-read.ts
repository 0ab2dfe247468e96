import { messages } from '@/lib/i18n/default-messages';
import { pageRows } from '@/lib/routes';
import { isDeclining, withStatus } from '@/lib/upstream/settled';
import type { Answered } from './ask';
import { type KnownCall, toName } from './calls/known-call';
import { type Finding, finding } from './finding';
import { plainIssue } from './plain-issue';
import { toExample } from './to-example';

/** Whether the site takes a status for an area that is not there (ADR 172); 404 says it best. */
const isLacking = (status: number) => (status >= 400 && status <= 499 && status !== 408) || status === 501;

/** Judges the answer of a read as the site would take it. */
export function judgeRead(call: KnownCall, answered: Answered): Finding {
  const { status, problem } = answered;
  const name = toName(call);
  const wrong = (...details: string[]): Finding => ({ ...finding('wrong', name), details });
  if (problem !== null) return wrong(problem);
  if (status === 429)
    return finding('not asked', name, 'the upstream had enough of requests (429): try later');
  if (status >= 200 && status <= 299) return judgeBody(call, answered);
  if (status === 401 && call.who !== 'anybody')
    return wrong(
      'it answers 401 to a good token, which logs the member out; an area that is not there is a 404',
    );
  if (isLacking(status) && call.need === 'optional') return finding('missing', name, emptyPages(call));
  if (status >= 300 && status <= 399) return wrong(`it answers ${status}; the site follows no redirect`);
  return wrong(`it answers ${status}; it must be 200 with JSON${call.need === 'optional' ? ', or 404' : ''}`);
}

/** The faults of a 2xx answer. */
function judgeBody(call: KnownCall, { json, type, status }: Answered): Finding {
  const name = toName(call);
  if (json === undefined) {
    const details = [`the body is no JSON (${type || 'no Content-Type'}, status ${status})`];
    return { ...finding('wrong', name), details };
  }
  const details = toFaults(call, json);
  return details.length === 0 ? finding('holds', name) : { ...finding('wrong', name), details };
}

/** The faults of a body, in plain words; at most ten of them. */
export function toFaults({ answer }: Pick<KnownCall, 'answer'>, json: unknown): readonly string[] {
  const settled = withStatus(json);
  const parsed = answer.safeParse(settled);
  if (!parsed.success) {
    const example = toExample(answer);
    return parsed.error.issues.slice(0, 10).map((issue) => plainIssue(issue, settled, example));
  }
  return isDeclining('GET', json)
    ? ['status is false; with data it must be true, and an area that is not there is a 404']
    : [];
}

/** Which pages are without what. */
export function emptyPages({ pages, without }: Pick<KnownCall, 'pages' | 'without'>): string {
  const named = pages.map((key) => `${pageRows[key].path} (${messages.pages[key].title})`);
  return `${named.length === 0 ? 'the site' : named.join(', ')} is without ${without}`;
}
