import {
  type ContentProblem,
  lockReasons,
  type ProblemCode,
  type ProblemValues,
} from '@/contract/desk-problems';
import { lockTexts, problemTexts } from './problem-texts';

/** Something in the file that has to be mended; nothing is written while there is one. */
export type ImportProblem = ContentProblem;

/** Why a value may not be stored, wherever it stands. */
export interface Refusal {
  readonly field: string | null;
  readonly code: ProblemCode;
  readonly values: ProblemValues;
}

/** A refusal of a field; null is the whole. */
export function refuse(field: string | null, code: ProblemCode, values: ProblemValues = {}): Refusal {
  return { field, code, values };
}

/** A refusal with the line it stands on, from 1 (null where the file as a whole is meant), and its English sentence. */
export function toProblem(line: number | null, { field, code, values }: Refusal): ImportProblem {
  const reason = lockReasons.find((one) => one === values.reason);
  const filled = reason ? { ...values, why: fill(lockTexts[reason], values) } : values;
  const said = fill(problemTexts[code], filled);
  return { line, field, code, values, text: field === null ? said : `${field}: ${said}` };
}

function fill(text: string, values: ProblemValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A row of the file as it stands there: a text for each column of a CSV, any value for each key of a JSON object. */
export interface FileRow {
  readonly line: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Rows, or what is wrong with the file. */
export type Read =
  | { readonly rows: readonly FileRow[] }
  | { readonly problems: readonly [ImportProblem, ...ImportProblem[]] };

/** One problem of the file itself as the result of a read. */
export function unreadable(line: number | null, code: ProblemCode, values: ProblemValues = {}): Read {
  return { problems: [toProblem(line, refuse(null, code, values))] };
}
