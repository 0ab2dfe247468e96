import pg from 'pg';
import { inject } from 'vitest';
import { z } from 'zod';
import type { Statement } from './query-count.fixture';

/** How many rows stand for "however many there are": enough that a plan is no accident, and whole in `npm run at-scale`. */
export const manyRows = inject('isAtScale') ? 100_000 : 10_000;

/**
 * Runs statements that take longer than the application may (`manyRows` out of `generate_series`), then `analyze`, so that
 * the planner knows what it has.
 */
export async function fill(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of [...statements, 'analyze']) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * The plan of a recorded statement, as PostgreSQL writes it down, once it was asked so often that the plan is kept for every value it may be asked with: what a
 * named statement comes to (docs/adr/320). A plan made for these values alone may look up an index that the kept one cannot.
 */
export async function readPlan(url: string, { text, params }: Statement): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`prepare asked as ${text}`);
    const values = params.map((value) => toLiteral(client, value)).join(', ');
    const execute = values === '' ? 'execute asked' : `execute asked(${values})`;
    for (let times = 0; times < keptAfter; times += 1) await client.query(execute);
    const { rows } = await client.query(`explain (format json) ${execute}`);
    return JSON.stringify(rows);
  } finally {
    await client.end();
  }
}

/** PostgreSQL makes so many plans for the values of the moment before it weighs one for all. */
const keptAfter = 5;

/** What the driver makes of a value; its types do not name it. */
const { prepareValue } = (pg as typeof pg & { readonly utils: { prepareValue(value: unknown): unknown } })
  .utils;

/** What stands in a text for a value that is sent beside it. */
function toLiteral(client: pg.Client, value: unknown): string {
  const written = prepareValue(value);
  return written === null ? 'null' : client.escapeLiteral(String(written));
}

/** A step of a plan that was run, how many rows came out of it, and how many it read in vain, because an index says no more than the block. */
export interface RunStep {
  readonly node: string;
  readonly rows: number;
  readonly removed: number;
}

const stepSchema = z.object({
  'Node Type': z.string(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Index Recheck': z.number().default(0),
  get Plans() {
    return z.array(stepSchema).optional();
  },
});
const runSchema = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: stepSchema })]) })]);

/** Runs a recorded statement and answers what each step of its plan brought forth: what speed is made of, the same on every machine. */
export async function readSteps(url: string, { text, params }: Statement): Promise<RunStep[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`explain (analyze, format json) ${text}`, [...params]);
    return flatten(runSchema.parse(rows)[0]['QUERY PLAN'][0].Plan);
  } finally {
    await client.end();
  }
}

function flatten(step: z.infer<typeof stepSchema>): RunStep[] {
  const rows = step['Actual Rows'] * step['Actual Loops'];
  const removed = step['Rows Removed by Index Recheck'] * step['Actual Loops'];
  return [{ node: step['Node Type'], rows, removed }, ...(step.Plans ?? []).flatMap(flatten)];
}

/** Whether a plan looks an index up. */
export function usesIndex(plan: string, index: string): boolean {
  return plan.includes(`"Index Name":"${index}"`);
}

/** Whether a plan reads a table from end to end. */
export function readsWhole(plan: string, table: string): boolean {
  return new RegExp(`"Node Type":"Seq Scan"[^{}]*"Relation Name":"${table}"`).test(plan);
}
