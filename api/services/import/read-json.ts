import { type FileRow, type Read, refuse, toProblem, unreadable } from './problem';

/**
 * A list of objects, or an object with such a list under `data` (what GET /sponsors answers). A row's line is the one on which
 * its object begins.
 */
export function readJson(text: string): Read {
  const parsed = parseJson(text);
  if ('problems' in parsed) return parsed;
  const list = parseList(parsed.value);
  if (list === null) return unreadable(null, 'file_not_list');
  const lines = startLines(text);
  const rows: FileRow[] = [];
  for (const [at, value] of list.entries()) {
    const line = lines[at] ?? 1;
    if (!isObject(value)) return unreadable(line, 'file_not_object');
    rows.push({ line, fields: value });
  }
  return { rows };
}

function parseJson(text: string): { readonly value: unknown } | Exclude<Read, { rows: unknown }> {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const at = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    const line = at === undefined ? null : text.slice(0, Number(at)).split('\n').length;
    return { problems: [toProblem(line, refuse(null, 'file_not_json'))] };
  }
}

function parseList(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  return isObject(value) && Array.isArray(value.data) ? value.data : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The lines on which the elements of the outermost list begin; the text is known to be JSON. */
function startLines(text: string): number[] {
  const lines: number[] = [];
  let [line, depth, listDepth] = [1, 0, 0];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}\n]/g)) {
    if (token === '\n') line += 1;
    if (token === '{' && listDepth > 0 && depth === listDepth) lines.push(line);
    if (token === '{' || token === '[') depth += 1;
    if (token === '[' && listDepth === 0) listDepth = depth;
    if (token === '}' || token === ']') depth -= 1;
  }
  return lines;
}
