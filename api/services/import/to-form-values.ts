import type { z } from 'zod';
import type { ContentValues } from '@/contract/desk-content';
import { toColumn } from './absent-columns';

type FormValue = ContentValues[string];

/** A stored entry as its form and its file have it: the fields by their names, times in ISO, null where nothing is. */
export function toFormValues(
  fields: z.ZodObject,
  stored: Readonly<Record<string, unknown>>,
): Record<string, FormValue> {
  return Object.fromEntries(
    Object.keys(fields.shape).map((name) => [name, toFormValue(stored[toKey(name)] ?? null)]),
  );
}

/** A value as a form has it, the keys of objects by the names of their fields. */
export function toFormValue(value: unknown): FormValue {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(toFormValue);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [toColumn(key), toFormValue(inner)]),
    );
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** The key of a row that a field becomes. */
function toKey(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** What was kept as a form has it. */
export function asFormValues(kept: Readonly<Record<string, unknown>>): Record<string, FormValue> {
  return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, toFormValue(value)]));
}
