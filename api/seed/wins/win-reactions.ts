import { winReactionNames } from '@/contract/win-reactions';
import type { winReactions } from '../../db/schema/win-reactions';
import type { wins } from '../../db/schema/wins';
import { pickOne, wholeBetween } from '../random-source';
import type { SeedWorld } from '../seed-world';

type Stored = Pick<typeof wins.$inferSelect, 'id' | 'x' | 'userId' | 'approvedAt' | 'review'>;

const day = 24 * 3_600_000;
/** Applause is cheap, amazement rare. */
const moods = ['clap', 'clap', 'clap', 'fire', 'fire', ...winReactionNames] as const;

/** What members said to the approved wins: more to the higher ones, nobody twice, nobody to an own one, all within a day. */
export function winReactionRows(
  world: SeedWorld,
  stored: readonly Stored[],
): (typeof winReactions.$inferInsert)[] {
  const random = world.random('win-reactions');
  const members = world.users.filter(({ status }) => status === 'active');
  return stored.flatMap(({ id: winId, x, userId, approvedAt, review }) => {
    if (review !== 'approved' || approvedAt === null) return [];
    const first = wholeBetween(random, 0, members.length - 1);
    const most = Math.min(members.length, wholeBetween(random, 0, 6) + Math.round(Math.sqrt(x) / 3));
    const those = Array.from({ length: most }, (_, at) => members[(first + at) % members.length]?.id);
    return those.flatMap((id) => {
      const reactedAt = new Date(Math.min(world.now, approvedAt.getTime() + wholeBetween(random, 1, day)));
      const reaction = pickOne(random, moods);
      return id === undefined || id === userId ? [] : [{ winId, userId: id, reaction, reactedAt }];
    });
  });
}
