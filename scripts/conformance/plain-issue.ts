import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * A fault of an answer in plain words: where it is in the body, what is there, what it must be, and an example. `example` is a body
 * that fits.
 */
export function plainIssue(issue: Issue, body: unknown, example: unknown): string {
  const place = toPlace(issue.path);
  const found = findPart(body, issue.path);
  const good = findPart(
    example,
    issue.path.map((part) => (typeof part === 'number' ? 0 : part)),
  );
  const shown = good === undefined ? '' : `, for example ${shortened(good)}`;
  if (found === undefined) return `${place} is missing; it must be ${wanted(issue)}${shown}`;
  return `${place} is ${shortened(found)}; it must be ${wanted(issue)}${shown}`;
}

function toPlace(path: readonly PropertyKey[]): string {
  const text = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  return text === '' ? 'the body' : text;
}

function findPart(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

const names: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function wanted(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return names[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'invalid_union':
      return [...new Set(issue.errors.flatMap((errors) => errors.slice(0, 1).map(wanted)))].join(' or ');
    case 'too_small':
      return issue.origin === 'string' ? `text of at least ${issue.minimum}` : `at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string' ? `text of at most ${issue.maximum}` : `at most ${issue.maximum}`;
    case 'invalid_format':
      return `text in the form ${issue.pattern ?? issue.format}`;
    default:
      return `as the contract says (${issue.message})`;
  }
}
