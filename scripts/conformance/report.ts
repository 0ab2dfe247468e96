import type { Finding, Verdict } from './finding';

const width = 9;

/** The findings line by line, faults below their call, and the sum in the last line. */
export function toReport(found: readonly Finding[]): string {
  const lines = found.flatMap(({ verdict, call, text, details }) => [
    `${verdict.padEnd(width)}  ${call}${text === '' ? '' : `: ${text}`}`,
    ...details.map((detail) => `${' '.repeat(width)}    ${detail}`),
  ]);
  return [...lines, '', toSum(found)].join('\n');
}

function toSum(found: readonly Finding[]): string {
  const count = (verdict: Verdict) => found.filter((one) => one.verdict === verdict).length;
  return `${count('holds')} hold, ${count('missing')} are optional and missing, ${count('wrong')} are wrong, ${count('not asked')} were not asked.`;
}
