/** A code and the line of the text it stands on, counted from 1. */
export interface CodeLine {
  readonly line: number;
  readonly code: string;
}

/** The codes of a text or a file, one a line: empty lines are passed over, as are the quotes and the separator a table puts around one. */
export function parseCodeLines(text: string): readonly CodeLine[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|[\n\r]/);
  return lines.flatMap((raw, at) => {
    const code = bare(raw.trim());
    return code === '' ? [] : [{ line: at + 1, code }];
  });
}

function bare(text: string): string {
  const [, quoted] = /^"((?:[^"]|"")*)"[;,]?$/.exec(text) ?? [];
  return quoted === undefined ? text.replace(/[;,]$/, '').trim() : quoted.replaceAll('""', '"').trim();
}

/**
 * The rules that lines of a text broke, out of an error body whose fields are places in a list (`codes.3`), in the order of the lines;
 * a refusal of the list as a whole is none of them.
 */
export function lineFaults(
  errors: Readonly<Record<string, readonly string[]>> | undefined,
  lines: readonly CodeLine[],
): readonly { readonly line: number; readonly rule: string }[] {
  const found = Object.entries(errors ?? {}).flatMap(([field, [rule]]) => {
    const [, at] = /^codes\.(\d+)$/.exec(field) ?? [];
    const line = at === undefined ? undefined : lines[Number(at)]?.line;
    return line === undefined || rule === undefined ? [] : [{ line, rule }];
  });
  return found.toSorted((a, b) => a.line - b.line);
}
