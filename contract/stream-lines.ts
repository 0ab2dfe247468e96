import type { StreamLine, StreamStep } from './desk-stream';

type Lines = readonly StreamLine[];

/**
 * The lines after a step, as the API stores them and as a desk shows them before it was sent: one rule for both. Null where the step names a
 * line that is not there, or adds one that is.
 */
export function applyStep(lines: Lines, step: StreamStep): Lines | null {
  if (step.kind === 'fields') return lines;
  const key = step.kind === 'add' ? step.line.key : step.key;
  const line = lines.find((one) => one.key === key);
  if ((line !== undefined) === (step.kind === 'add')) return null;
  if (step.kind === 'add') return settle(insert(lines, step.line, step.before), step.line.key);
  if (line === undefined) return null;
  const others = lines.filter((one) => one !== line);
  if (step.kind === 'remove') return others;
  if (step.kind === 'move') return step.before === key ? lines : insert(others, line, step.before);
  const changed = withState(withSet(line, step.set), step.set);
  return settle(
    lines.map((one) => (one === line ? changed : one)),
    key,
  );
}

/** The step that takes a step back, seen from the lines before it; null where there is nothing to take back. */
export function undoOf(lines: Lines, step: StreamStep): StreamStep | null {
  if (step.kind === 'fields') return null;
  if (step.kind === 'add') return { kind: 'remove', key: step.line.key };
  const at = lines.findIndex(({ key }) => key === step.key);
  const line = lines[at];
  if (!line) return null;
  const before = lines[at + 1]?.key ?? null;
  if (step.kind === 'remove') return { kind: 'add', line, before };
  if (step.kind === 'move') return { kind: 'move', key: step.key, before };
  const { key, ...set } = line;
  return { kind: 'change', key, set };
}

/** A whole with what a step sets; what the step leaves out stays. */
export function withSet<T extends object>(
  whole: T,
  set: { readonly [Name in keyof T]?: T[Name] | undefined },
): T {
  const given = Object.entries(set).filter(([, value]) => value !== undefined);
  return { ...whole, ...Object.fromEntries(given) };
}

function insert(lines: Lines, line: StreamLine, before: string | null): Lines {
  const at = lines.findIndex(({ key }) => key === before);
  return at < 0 ? [...lines, line] : lines.toSpliced(at, 0, line);
}

/** A win is what makes a line done, and only that. */
function withState(line: StreamLine, set: { readonly win?: number | null | undefined }): StreamLine {
  const { win } = set;
  if (win !== undefined && win !== null) return { ...line, state: 'done' };
  if (line.state === 'done' && line.win === null) return { ...line, state: 'waiting' };
  return line.state === 'done' ? line : { ...line, win: null };
}

/** Where one line is played now, no other is. */
function settle(lines: Lines, key: string): Lines {
  if (lines.find((one) => one.key === key)?.state !== 'now') return lines;
  return lines.map((one) => (one.key !== key && one.state === 'now' ? { ...one, state: 'waiting' } : one));
}
