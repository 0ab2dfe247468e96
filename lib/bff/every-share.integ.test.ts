import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededApp } from '@/api/testing/seeded-app.fixture';
import { drawShare } from '@/components/share/draw-share';
import { leaderMetrics, leaderPeriods } from '@/contract/leaders';
import { shareForms } from '@/lib/format/share-facts';
import { findShare, findSharePicture } from '@/lib/share/find-share';
import { boardShareName } from '@/lib/share/kinds/board';
import { wholeRecord } from '@/lib/share/kinds/odd';
import type { ShareKindName } from '@/lib/share/share-kinds';
import { yearName } from '@/lib/share/year-name';
import { answerShare } from './answer-share';
import { type RealUpstream, serveUpstream } from './real-upstream.fixture';

let upstream: RealUpstream;
beforeAll(async () => {
  upstream = await serveUpstream(await createSeededApp());
  Object.assign(globalThis, { __incrementalCache: keepsNothing });
});
afterAll(async () => {
  Reflect.deleteProperty(globalThis, '__incrementalCache');
  await upstream.close();
});

/** Next's data cache, where every read is the first one. */
const keepsNothing = {
  generateSimpleCacheKey: async (key: string) => key,
  get: async () => null,
  set: async () => undefined,
};

/** Of each kind the entries of the demo, one in each state that it has there. */
const inEachState =
  (table: string, column: string, name = 'slug') =>
  async () => {
    const [from, state, key] = [sql.identifier(table), sql.identifier(column), sql.identifier(name)];
    const { rows } = await upstream.api.deps.db.execute<{ name: string }>(
      sql`select distinct on (${state}) ${key}::text as name from ${from}
      where ${state} not in ('draft', 'cancelled', 'pending', 'in_review', 'needs_info', 'rejected', 'removed', 'archived')
      order by ${state}, ${key}`,
    );
    return rows.map(({ name: one }) => one);
  };
const boards = leaderMetrics.flatMap((metric) =>
  leaderPeriods.map((period) => boardShareName({ metric, period })),
);
const year = { year: 2026, name: 'Çağrı', months: Array.from({ length: 12 }, (_, at) => at * 10) };

const names: Readonly<Record<ShareKindName, () => Promise<readonly string[]>>> = {
  hunt: inEachState('bonus_hunts', 'state'),
  alim: inEachState('buy_sessions', 'state'),
  kazanc: inEachState('wins', 'review', 'id'),
  turnuva: inEachState('tournaments', 'state'),
  cekilis: inEachState('raffles', 'state'),
  liderlik: async () => boards,
  oran: inEachState('special_odds', 'result'),
  karne: async () => [wholeRecord],
  yil: async () => [yearName({ ...year, tickets: 3, guess_points: 9, best_x: null })],
};

it.each(Object.keys(names) as ShareKindName[])(
  '%s has a picture in both forms, whatever state it is in',
  async (kind) => {
    const found = await names[kind]();
    expect(found).not.toEqual([]);
    let drawn = 0;
    for (const name of found) {
      const picture = await findSharePicture(kind, name);
      const share = await findShare(kind, name);
      // A board that nobody stands on has none.
      if (!picture || !share) continue;
      drawn += 1;
      expect(picture.text).toContain(share.facts.title);
      for (const [form, address] of [
        ['genis', picture.wide],
        ['uzun', picture.tall],
      ] as const) {
        expect(drawShare(share.facts, share.look, form)).not.toMatch(/NaN|undefined|Infinity/);
        const [, , , , version = '', file = ''] = address.split('/');
        const answer = await answerShare({ kind, name, version, file }, drawShare);
        const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        expect({ width, height }, `${kind} ${name} ${form}`).toEqual(shareForms[form]);
      }
    }
    expect(drawn).toBeGreaterThan(0);
  },
);
