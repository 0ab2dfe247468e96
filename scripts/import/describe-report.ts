import type { Change } from '@/api/services/import/kind';
import type { ImportReport } from '@/api/services/import/run-import';

/** Lines of a list that are shown; the rest is counted. */
const mostLines = 200;
const mostCharacters = 60;

/** What an import did, or would do, for a terminal: problems by line, or the difference row by row, and one sentence. */
export function describeReport(report: ImportReport): string {
  return report.problems.length > 0 ? describeProblems(report) : describeDifference(report);
}

function describeProblems({ problems }: ImportReport): string {
  const lines = problems.map(({ line, text }) => (line === null ? text : `line ${line}: ${text}`));
  return [...shortened(lines), '', `${count(problems.length, 'problem')}: nothing was written.`].join('\n');
}

function describeDifference({ added, changed, same, isWritten }: ImportReport): string {
  const lines = [
    ...added.map((slug) => `+ ${slug}`),
    ...changed.flatMap(({ slug, changes }) => [`~ ${slug}`, ...changes.map(changeLine)]),
  ];
  const total = `${added.length} new, ${changed.length} changed, ${same} as they are.`;
  const isNothing = added.length + changed.length === 0;
  const end = isNothing
    ? 'There is nothing to write.'
    : isWritten
      ? 'Written; the pages follow within seconds.'
      : 'Nothing was written: run it again with --apply.';
  return [...shortened(lines), ...(lines.length > 0 ? [''] : []), `${total} ${end}`].join('\n');
}

function changeLine({ field, from, to }: Change): string {
  return `    ${field}: ${shown(from)} -> ${shown(to)}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
}

function shortened(lines: readonly string[]): string[] {
  const left = lines.length - mostLines;
  return left > 0 ? [...lines.slice(0, mostLines), `… and ${left} more lines`] : [...lines];
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
