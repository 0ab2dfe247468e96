import ts from 'typescript';
import { patterns } from '@/lib/paths';
import { deskHome, pageRows } from '@/lib/routes';
import type { Source } from './folder-cycles';

const roomsOfTheSite = /^(app|components|lib|front)\/|^(middleware|next\.config)\.ts$/;
/** The files that name addresses: what all others ask. */
const tables = new Set([
  'lib/routes.ts',
  'lib/paths.ts',
  'lib/calls.ts',
  'lib/desk-calls.ts',
  'lib/desk-pages.ts',
]);
/** What speaks to the upstream, which has addresses of its own. */
const askers = /^lib\/(data|bff|upstream|session)\//;

const areas = new Set(
  [...Object.values(pageRows).map(({ path }) => path), ...Object.values(patterns), deskHome].flatMap(
    (path) => (path === '/' ? [] : [toArea(path)]),
  ),
);

/**
 * The literals that spell an address of the site, or a call of it, outside the tables: `lib/x.ts:3: /haberler/...`. `upstreamPaths` are
 * those of the API, which the files that ask it may name.
 */
export function findPathLiterals(sources: readonly Source[], upstreamPaths: readonly string[]): string[] {
  const upstream = new Set(upstreamPaths.map(toArea));
  return sources
    .filter(({ path }) => roomsOfTheSite.test(path) && !tables.has(path))
    .flatMap((source) => {
      const isFree = (area: string) => askers.test(source.path) && upstream.has(area);
      return readLiterals(source)
        .filter(({ text }) => isAddress(text, isFree) || (!askers.test(source.path) && goesOn(text)))
        .map(({ line, text }) => `${source.path}:${line}: ${text}`);
    });
}

/** Begins with the area of a page, is a call, or is a page behind a list's first. `/api/` alone is a room, not an address. */
function isAddress(text: string, isFree: (area: string) => boolean): boolean {
  if (/^\/api\/[\w$]/.test(text) || text.includes('/sonra/')) return true;
  if (!/^\/[\w.-]+(?:[/?#$]|$)/.test(text)) return false;
  const area = toArea(text);
  return areas.has(area) && !isFree(area);
}

/** An address that something else began: a variable, a slash, and more. */
function goesOn(text: string): boolean {
  return /^\$\{\}\/(?:\w|\$)/.test(text);
}

function toArea(path: string): string {
  return path.split(/[/?#$]/)[1] ?? '';
}

interface Literal {
  readonly line: number;
  /** What a template fills in stands as `${}`. */
  readonly text: string;
}

function readLiterals({ path, text }: Source): Literal[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    const words = toText(node);
    if (words !== null)
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: words });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function toText(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `\${}${literal.text}`).join('');
}
