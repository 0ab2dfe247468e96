import { posix } from 'node:path';
import ts from 'typescript';
import type { Source } from './folder-cycles';

/** How a route names what a service gets first. */
const contexts = /^(c\.var\.ctx|ctx|writing|\{ \.\.\.\w+, tx \})$/;

/**
 * The calls of a route that do not give a service its context first (`ctx` where it reads, `writing` where it writes) and one input beside
 * it: one line each.
 */
export function findOddServiceCalls(sources: readonly Source[]): string[] {
  return sources.filter(({ path }) => path.startsWith('api/routes/')).flatMap(findInFile);
}

function findInFile({ path, text }: Source): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const services = new Set(file.statements.flatMap((statement) => importedServices(path, statement)));
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && services.has(node.expression.text)) {
      const [context, ...inputs] = node.arguments;
      if (!contexts.test(context?.getText(file) ?? '') || inputs.length > 1)
        faults.push(
          `${path}: ${node.getText(file).replace(/\s+/g, ' ')} (a service takes its context and one input)`,
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
}

/** Names of functions out of `api/services/<resource>/<verb>`, whose file is named as they are: what a module also exports is a helper. */
function importedServices(path: string, statement: ts.Statement): string[] {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
  const target = posix.join(posix.dirname(path), statement.moduleSpecifier.text);
  const names = statement.importClause?.namedBindings;
  if (!target.startsWith('api/services/') || !names || !ts.isNamedImports(names)) return [];
  const verb = posix.basename(target).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return names.elements.map(({ name }) => name.text).filter((name) => name === verb);
}
