import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { numberOriginsAnswerSchema } from '@/contract/number-origins';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { newMember } from '../../testing/claims.fixture';
import { finals } from '../../testing/finals.fixture';
import { addStartedBracket, prize } from '../../testing/results.fixture';

let api: TestApp;
let team: Awaited<ReturnType<typeof newMember>>;
let player: typeof team;
let other: typeof team;
let rest: readonly string[];
beforeAll(async () => {
  api = await createTestApp();
  team = await newMember(api, 'masadaki', { permission: 'moderator' });
  player = await newMember(api, 'birinci');
  other = await newMember(api, 'ikinci');
  rest = [(await newMember(api, 'ucuncu')).id, (await newMember(api, 'dorduncu')).id];
});
afterAll(() => api.close());

async function read(slug: string) {
  const answer = await api.call('GET', `/number-origins/tournament/${slug}`);
  const text = await answer.text();
  expect(text).not.toContain('masadaki');
  return numberOriginsAnswerSchema.parse(JSON.parse(text)).data;
}

describe('the numbers of a tournament', () => {
  const record = async (slug: string, body: object) =>
    (await api.call('POST', `/tournaments/${slug}/matches`, { token: team.token, body })).status;
  const first = { round: 1, index: 0 };

  test('of a bracket say that the desk of its matches entered them, by which role and when; a correction shows before and after', async () => {
    await addStartedBracket(api.deps, { slug: 'kupa', title: 'Kupa' }, [player.id, other.id, ...rest]);
    const at = new Date(api.clock.now()).toISOString();
    expect(await record('kupa', { ...first, win_a: 900, win_b: 100 })).toBe(200);
    const { lines, unit } = await read('kupa');
    expect(unit).toBe('money');
    expect(lines.map(({ line, value, origins }) => [line, value, origins])).toEqual([
      ['match-1-0-a', 900, [{ source: 'match_desk', role: 'moderator', at, count: 1 }]],
      ['match-1-0-b', 100, [{ source: 'match_desk', role: 'moderator', at, count: 1 }]],
    ]);
    expect(await record('kupa', { ...first, win_a: 100, win_b: 900, is_correction: true })).toBe(200);
    const { corrections } = await read('kupa');
    expect(
      corrections.map(({ field, before, after, origin }) => [
        field,
        before,
        after,
        origin.source,
        origin.role,
      ]),
    ).toEqual([
      ['win_b', '100', '900', 'match_desk', 'moderator'],
      ['win_a', '900', '100', 'match_desk', 'moderator'],
    ]);
  });

  test('of a season are the points of each player; who changes them in the database by hand leaves the change without a desk', async () => {
    const final = await finals.tournament(api.deps, {
      slug: 'sezon',
      prizes: [prize(1)],
      userIds: [player.id, other.id],
    });
    const mine = and(
      eq(tournamentParticipants.tournamentId, final.id),
      eq(tournamentParticipants.userId, player.id),
    );
    await api.deps.db.update(tournamentParticipants).set({ score: 25 }).where(mine);
    const { lines, corrections } = await read('sezon');
    expect(
      lines.map(({ rank, value, origins }) => [rank, value, origins[0]?.source, origins[0]?.role]),
    ).toEqual([
      [1, 25, 'file', null],
      [2, 9, 'file', null],
    ]);
    expect(corrections.map(({ before, after, origin }) => [before, after, origin.source])).toEqual([
      ['10.00', '25.00', 'file'],
    ]);
  });
});
