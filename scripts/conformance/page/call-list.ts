import { publicTags } from '@/lib/upstream/public-tags';
import { type KnownCall, toName } from '../calls/known-call';
import { knownCalls } from '../calls/known-calls';
import { type SessionCall, sessionCalls } from '../calls/session-calls';
import { emptyPages } from '../judge-read';
import { toExample } from '../to-example';
import { jsonLines } from './json-lines';

/** The generated part of docs/own-upstream.md: the tags, and each call with its example. */
export function callList(): string {
  const required = knownCalls.filter(({ need }) => need === 'required');
  const optional = knownCalls.filter(({ need }) => need === 'optional');
  return [
    '## The tags',
    '',
    `${publicTags.map((tag) => `\`${tag}\``).join(', ')}.`,
    '',
    '## Required calls',
    '',
    'Every upstream has these, and the banner view above where it has popups.',
    '',
    ...required.map(readSection),
    ...sessionCalls.map(sessionSection),
    '## Optional calls',
    '',
    'Answer 404 to what you do not have. The "least" line is an answer that the site takes; the block shows every field it knows.',
    'Writes of optional areas, and the calls of the team that write, stand in [openapi.json](openapi.json).',
    '',
    ...optional.map(readSection),
  ].join('\n');
}

const askers = {
  anybody: 'anybody',
  member: 'members, with a token',
  team: 'the team, with a token',
} as const;

function readSection(call: KnownCall): string {
  const { who, need, answer } = call;
  const about = need === 'required' ? 'Required' : `Where it is missing, ${emptyPages(call)}`;
  return section(toName(call), `${about}. For ${askers[who]}.`, answer);
}

function sessionSection(call: SessionCall): string {
  const { who, does, input, answer } = call;
  const sent = input ? `\n\nSends \`${JSON.stringify(toExample(input))}\`` : '';
  return section(toName(call), `Required: ${does}. For ${askers[who]}.${sent}`, answer);
}

function section(name: string, about: string, answer: KnownCall['answer']): string {
  const least = JSON.stringify(toExample(answer, 'least'));
  const whole = jsonLines(toExample(answer));
  return [`### ${name}`, '', about, '', `Least: \`${least}\``, '', '```json', whole, '```', ''].join('\n');
}
