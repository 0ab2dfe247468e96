import ts from 'typescript';

/** What one source file says about messages. */
export interface FileKeys {
  /** The namespaces it opens; an empty text is the root. */
  readonly namespaces: ReadonlySet<string>;
  /** Every text that could be a key, or the rest of one below a namespace. */
  readonly texts: ReadonlySet<string>;
  /** Templates with a moving part, `pages.${key}.title`, as patterns. */
  readonly patterns: readonly RegExp[];
}

/** The dotted paths of every text below an object of messages. */
export function leafKeys(messages: unknown, prefix = ''): string[] {
  if (typeof messages !== 'object' || messages === null) return [prefix];
  return Object.entries(messages).flatMap(([name, value]) =>
    leafKeys(value, prefix === '' ? name : `${prefix}.${name}`),
  );
}

/** Reads the namespaces, texts, templates and accesses (`messages.errorPage.title`) out of a source file. */
export function fileKeys(name: string, source: string): FileKeys {
  const namespaces = new Set<string>();
  const texts = new Set<string>();
  const patterns: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) texts.add(node.name.text);
    if (ts.isTemplateExpression(node)) patterns.push(toPattern(node));
    if (ts.isPropertyAccessExpression(node)) texts.add(node.getText().split('.').slice(1).join('.'));
    if (ts.isCallExpression(node)) for (const space of openedBy(node)) namespaces.add(space);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return { namespaces, texts, patterns };
}

/** The keys that no file uses: not in full, and not as the rest below a namespace that the same file opens. */
export function unusedKeys(keys: readonly string[], files: readonly FileKeys[]): string[] {
  return keys.filter((key) => !files.some((file) => uses(file, key)));
}

function uses(file: FileKeys, key: string): boolean {
  if (file.texts.has(key)) return true;
  return [...file.namespaces].some((space) => {
    if (space !== '' && !key.startsWith(`${space}.`)) return false;
    const rest = space === '' ? key : key.slice(space.length + 1);
    return file.texts.has(rest) || file.patterns.some((pattern) => pattern.test(rest));
  });
}

/** `useTranslations('a')`, `getTranslations('a')`, `getTranslations({ namespace: 'a' })` or the same of `createTranslator`, or the root without a name. */
function openedBy(call: ts.CallExpression): string[] {
  if (
    !ts.isIdentifier(call.expression) ||
    !/^(?:(?:use|get)Translations|createTranslator)$/.test(call.expression.text)
  )
    return [];
  const [argument] = call.arguments;
  if (argument === undefined) return [''];
  if (ts.isStringLiteralLike(argument)) return [argument.text];
  if (!ts.isObjectLiteralExpression(argument)) return [''];
  return argument.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)
      ? [property.initializer.text]
      : [],
  );
}

/** A template that is nothing but its moving part would match every key: it matches none, and wants a declaration. */
function toPattern(template: ts.TemplateExpression): RegExp {
  const fixed = [template.head.text, ...template.templateSpans.map((span) => span.literal.text)];
  if (fixed.every((part) => !/[a-z]/i.test(part))) return /(?!)/;
  return new RegExp(`^${fixed.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^.]+')}$`);
}
