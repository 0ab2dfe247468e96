import { sql } from 'drizzle-orm';
import type { Database } from './client';

/**
 * Makes the database itself take a win's public picture away with the win's publicity or its member's consent, whoever ends that: none is
 * left behind by a path that forgot it.
 */
export async function hideWithTheWin(db: Database): Promise<void> {
  await db.execute(sql.raw(hide));
  await db.execute(sql.raw(trigger));
}

const hide = `create or replace function hide_win_picture() returns trigger language plpgsql as $$
  begin
    delete from public_pictures where win_id = new.id;
    return null;
  end $$`;

const trigger = `create or replace trigger "wins_hide_picture" after update of review, shows_picture on "wins"
  for each row when (new.review <> 'approved' or not new.shows_picture) execute function hide_win_picture()`;
