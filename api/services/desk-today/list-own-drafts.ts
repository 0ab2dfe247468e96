import { desc, eq } from 'drizzle-orm';
import type { DeskToday } from '@/contract/desk-today';
import type { ServiceContext } from '../../context';
import { contentDrafts } from '../../db/schema/content-drafts';
import { deskKinds } from '../desk-content/desk-kinds';

/** How many drafts are named. */
const most = 8;

/** What an editor began and has not saved, the latest first. */
export async function listOwnDrafts(
  { db }: Pick<ServiceContext, 'db'>,
  actorId: string,
): Promise<DeskToday['drafts']> {
  const found = await db
    .select()
    .from(contentDrafts)
    .where(eq(contentDrafts.actorId, actorId))
    .orderBy(desc(contentDrafts.at))
    .limit(most);
  return found.map(({ kind, slug, values, at }) => {
    const title = values[deskKinds[kind].titled];
    return { kind, slug, title: typeof title === 'string' ? title : '', at: at.toISOString() };
  });
}
