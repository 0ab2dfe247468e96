import type { ComponentType } from 'react';
import type { ContentField } from '@/contract/desk-content-fields';

/** What a form has under a field's name. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What a form has, by the fields' names. */
export type FormValues = Readonly<Record<string, Json>>;

/** What every input of the editor is given. */
export interface InputProps {
  readonly field: ContentField;
  /** The path of the field in the form: `prizes.0.amount`. */
  readonly path: string;
  readonly value: Json | undefined;
  readonly onChange: (value: Json) => void;
  /** What is wrong, by path; for those below this one too. */
  readonly errors: Readonly<Record<string, string>>;
  /** Why it is locked; null where it can be changed. */
  readonly lock: string | null;
  readonly texts: FieldTexts;
  /** The inputs of an object's fields, for those that hold objects. */
  readonly Inputs: ComponentType<ContentInputsProps>;
}

/** What the inputs of an object's fields are given. */
export interface ContentInputsProps {
  readonly fields: readonly ContentField[];
  /** The path of the object that has the fields; '' for the form itself. */
  readonly path: string;
  readonly values: FormValues;
  readonly onChange: (values: FormValues) => void;
  readonly errors: Readonly<Record<string, string>>;
  readonly lockOf: (name: string) => string | null;
  readonly texts: FieldTexts;
}

/** The words of a kind's fields. */
export interface FieldTexts {
  readonly label: (name: string) => string;
  readonly help: (name: string) => string | undefined;
  readonly choice: (value: string) => string;
  /** What stands there while the field is empty, where it has something of its own. */
  readonly usual?: (name: string) => string | undefined;
}

/** A text out of what a form has; '' for everything else. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** A list out of what a form has; an empty one for everything else. */
export function listOf(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : [];
}

/** An object out of what a form has; an empty one for everything else. */
export function objectOf(value: Json | undefined): FormValues {
  return typeof value === 'object' && value !== null && !isList(value) ? value : {};
}

/** Whether two values are the same to a form: what is left out, null, an empty text and an empty list are one. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(toPlain(one)) === JSON.stringify(toPlain(other));
}

function toPlain(value: Json | undefined): Json {
  if (value === undefined || value === '') return null;
  if (isList(value)) return value.length === 0 ? null : value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, one]): [string, Json][] => {
    const plain = toPlain(one);
    return plain === null ? [] : [[key, plain]];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
