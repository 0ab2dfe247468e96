import demoRules from '../seed/content/earn-rules.json' with { type: 'json' };
import { importRows } from '../services/import/import-file';
import type { TestApp } from './app.fixture';

/** The demo's ways to earn. */
export const demoEarnRules = demoRules.data;

/** Puts them in, as an operator does. */
export async function addEarnRules({ deps, clock }: Pick<TestApp, 'deps' | 'clock'>): Promise<void> {
  const rows = demoEarnRules.map((fields, at) => ({ line: at + 1, fields }));
  const how = { apply: true, now: new Date(clock.now()), ids: deps.ids };
  const { problems, isWritten } = await importRows(deps.db, { kind: 'earn-rules', rows, ...how });
  if (!isWritten) throw new Error(problems.map(({ text }) => text).join('\n'));
}
