import { errorBodySchema } from '@/contract/error-body';
import { isDeclining } from '@/lib/upstream/settled';
import type { Answered, Ask } from './ask';
import { type Finding, finding } from './finding';
import { plainIssue } from './plain-issue';
import { toExample } from './to-example';

const nobody = { email: 'sikke-conformance-kimse', password: 'Yanlis-Parola-0' } as const;
const noToken = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjF9.yanlis';

interface Refusal {
  readonly name: string;
  readonly ask: Parameters<Ask>[0];
  readonly judge: (name: string, answered: Answered) => Finding;
}

/** What must be refused, and how a refusal must look for the site to understand it. */
const refusals: readonly Refusal[] = [
  {
    name: 'GET /init with another client identifier',
    ask: { method: 'GET', path: '/init', clientId: 'sikke-conformance-yabanci' },
    judge: judgeClient,
  },
  {
    name: 'GET of a path that is not there',
    ask: { method: 'GET', path: '/sikke-conformance-yok' },
    judge: judgeUnknown,
  },
  {
    name: 'POST /login with a name and password of nobody',
    ask: { method: 'POST', path: '/login', body: nobody },
    judge: judgeLogin,
  },
  { name: 'GET /user without a token', ask: { method: 'GET', path: '/user' }, judge: judgeToken },
  {
    name: 'GET /user with a token of somebody else’s making',
    ask: { method: 'GET', path: '/user', token: noToken },
    judge: judgeToken,
  },
  {
    name: 'GET /refresh with a token of somebody else’s making',
    ask: { method: 'GET', path: '/refresh', token: noToken },
    judge: judgeToken,
  },
];

/** Tries everything that must be refused. */
export async function checkRefusals(ask: Ask): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const { name, ask: asked, judge } of refusals) {
    const answered = await ask(asked);
    found.push(answered.problem === null ? judge(name, answered) : wrong(name, answered.problem));
  }
  return found;
}

const wrong = (name: string, ...details: string[]): Finding => ({ ...finding('wrong', name), details });
const isClientError = (status: number) => status >= 400 && status <= 499;

function judgeClient(name: string, { status }: Answered): Finding {
  if (isClientError(status)) return finding('holds', name);
  if (status >= 200 && status <= 299)
    return finding('missing', name, 'it is not looked at: any program may call, not the site alone');
  return wrong(name, `it answers ${status}; it must be 403`);
}

function judgeUnknown(name: string, answered: Answered): Finding {
  if (answered.status === 404) return judgeErrorBody(name, answered);
  if (isClientError(answered.status))
    return finding('missing', name, `it answers ${answered.status}; 404 says best that an area is not there`);
  return wrong(
    name,
    `it answers ${answered.status}; it must be 404, or the site cannot tell which areas there are`,
  );
}

function judgeLogin(name: string, answered: Answered): Finding {
  const { status } = answered;
  if (status === 429 || isClientError(status)) return judgeErrorBody(name, answered);
  if (isRefusedBody(answered)) return finding('holds', name, 'refused with 200 and status false');
  return wrong(name, `it answers ${status}; it must be 401 or 422 with an error body`);
}

function judgeToken(name: string, answered: Answered): Finding {
  const { status } = answered;
  if (status === 401) return judgeErrorBody(name, answered);
  if (isRefusedBody(answered) || (isClientError(status) && status !== 429))
    return finding('holds', name, `refused with ${status}, which ends the session; 401 says it best`);
  return wrong(name, `it answers ${status}; it must be 401, or a session that is over never ends`);
}

/** 200 with `status: false`, which the site takes for a refusal. */
export function isRefusedBody({ status, json }: Answered): boolean {
  return status >= 200 && status <= 299 && isDeclining('GET', json);
}

/** A refusal without a body that the site can read holds, but its reason is lost. */
function judgeErrorBody(name: string, { json, status }: Answered): Finding {
  if (json === undefined)
    return finding('missing', name, `refused with ${status}, but without an error body: no reason is shown`);
  const parsed = errorBodySchema.safeParse(json);
  if (parsed.success) return finding('holds', name);
  const example = toExample(errorBodySchema);
  return wrong(name, ...parsed.error.issues.map((issue) => plainIssue(issue, json, example)));
}
