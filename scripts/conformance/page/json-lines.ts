const width = 110;

/** JSON that a person reads: as much stands on a line as fits, and what has lines of its own begins on one. */
export function jsonLines(value: unknown, indent = ''): string {
  const flat = flatJson(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= width) return flat;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const parts = Array.isArray(value)
    ? value.map((part) => jsonLines(part, inner))
    : Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${jsonLines(part, inner)}`);
  return `${open}\n${filled(parts, inner)}\n${indent}${close}`;
}

function filled(parts: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const [at, part] of parts.entries()) {
    const text = part + (at === parts.length - 1 ? '' : ',');
    const last = lines.at(-1);
    const isLong = last === undefined || /\n/.test(last + text) || last.length + 1 + text.length > width;
    if (isLong) lines.push(indent + text);
    else lines[lines.length - 1] = `${last} ${text}`;
  }
  return lines.join('\n');
}

function flatJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${flatJson(part)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
