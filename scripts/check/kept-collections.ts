import ts from 'typescript';
import type { Source } from './folder-cycles';

const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

/**
 * The empty collections that outlive the call in which they were made, by their names: a function made them, hands out functions (`return () => …`, `return { method() {…} }`, a class),
 * and a function within it uses them. What lives on only in a listener, a timer or an instance's field is not seen, nor is a single value.
 */
export function findKeptCollections({ path, text }: Source): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && isEmptyCollection(node.initializer)) {
      const maker = ts.findAncestor(node, isFunction);
      if (maker !== undefined && handsOutFunctions(maker) && isUsedWithin(maker, node.name.text))
        found.push(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration => ts.isFunctionLike(node);

function isEmptyCollection(made: ts.Expression | undefined): boolean {
  return (
    made !== undefined &&
    ts.isNewExpression(made) &&
    ts.isIdentifier(made.expression) &&
    collections.has(made.expression.text) &&
    (made.arguments ?? []).length === 0
  );
}

function handsOutFunctions({ body }: ts.FunctionLikeDeclaration): boolean {
  if (body === undefined) return false;
  if (!ts.isBlock(body)) return isCallable(body);
  const visit = (node: ts.Node): boolean => {
    if (isFunction(node)) return false;
    const isHandedOut = ts.isReturnStatement(node) && node.expression && isCallable(node.expression);
    return isHandedOut || ts.forEachChild(node, (child) => visit(child) || undefined) === true;
  };
  return ts.forEachChild(body, (child) => visit(child) || undefined) === true;
}

/** A name that an object takes over by itself (`{ find }`) may be a function. */
function isCallable(value: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(value)) return isCallable(value.expression);
  if (ts.isObjectLiteralExpression(value))
    return value.properties.some(
      (property) =>
        ts.isMethodDeclaration(property) ||
        ts.isGetAccessor(property) ||
        ts.isShorthandPropertyAssignment(property) ||
        (ts.isPropertyAssignment(property) && isCallable(property.initializer)),
    );
  return ts.isArrowFunction(value) || ts.isFunctionExpression(value) || ts.isClassExpression(value);
}

function isUsedWithin(maker: ts.FunctionLikeDeclaration, name: string): boolean {
  const visit = (node: ts.Node, isInside: boolean): boolean => {
    if (isInside && ts.isIdentifier(node) && node.text === name) return true;
    return ts.forEachChild(node, (child) => visit(child, isInside || isFunction(node)) || undefined) === true;
  };
  return maker.body !== undefined && visit(maker.body, false);
}
