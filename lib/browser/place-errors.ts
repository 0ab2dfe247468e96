import type { CallError } from './send-json';

/** What a form's field is to an error: a choice that may be unmade, or anything else that is filled in. */
export type FieldKind = 'choice' | 'unchosen' | 'filled';

/**
 * An error at the fields where it is mended: a repeat that differs is wrong where it is repeated, and a choice that nobody made is to be made
 * rather than invalid. `kindOf` is null for a name that no field of the form has.
 */
export function placeErrors(error: CallError, kindOf: (field: string) => FieldKind | null): CallError {
  if (error.errors === undefined) return error;
  const errors: Record<string, string[]> = {};
  for (const [field, rules] of Object.entries(error.errors)) {
    const again = `${field}_confirmation`;
    const moves = rules.includes('confirmed') && kindOf(again) !== null;
    const own = moves ? rules.filter((rule) => rule !== 'confirmed') : rules;
    if (moves) errors[again] = [...(errors[again] ?? []), 'confirmed'];
    if (own.length > 0)
      errors[field] = [
        ...(kindOf(field) === 'unchosen' ? own.map(toUnchosen) : own),
        ...(errors[field] ?? []),
      ];
  }
  return { ...error, errors };
}

/** The part of an error that stands at no field; null where every field's own stands beside it. */
export function errorApart(error: CallError, kindOf: (field: string) => FieldKind | null): CallError | null {
  const entries = Object.entries(error.errors ?? {});
  if (entries.length === 0) return error;
  const apart = entries.filter(([field]) => kindOf(field) === null);
  return apart.length === 0 ? null : { ...error, errors: Object.fromEntries(apart) };
}

/** The error without what stood at a field that has been mended; an empty one once nothing is left. */
export function withoutField(error: CallError, field: string): CallError {
  if (error.errors?.[field] === undefined) return error;
  const { [field]: _, ...errors } = error.errors;
  return Object.keys(errors).length > 0 ? { ...error, errors } : {};
}

function toUnchosen(rule: string): string {
  return rule === 'invalid' || rule === 'exists' ? 'unchosen' : rule;
}
