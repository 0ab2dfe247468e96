import { eq, sql } from 'drizzle-orm';
import type { WinInput } from '@/contract/claim-inputs';
import type { ClaimStateWire } from '@/contract/claims';
import type { Writing } from '../../context';
import { games } from '../../db/schema/games';
import { wins } from '../../db/schema/wins';
import { invalidField } from '../../service-error';
import { activeSponsor } from '../sponsors/active-sponsor';
import { storeClaim } from './review/open-claim';

/** Hands in a win for review. 422 for a sponsor that is not there, and on `file` without any proof: a picture or a replay. */
export async function submitWin(
  writing: Writing,
  { userId, input }: { readonly userId: string; readonly input: WinInput },
): Promise<ClaimStateWire> {
  if (input.file.length === 0 && !input.link) throw invalidField('file', 'required');
  const sponsor = await activeSponsor(writing.tx, input.sponsor);
  const gameId = await gameNamed(writing.tx, input.game_name);
  const row = writing.tx
    .insert(wins)
    .values({
      userId,
      sponsorId: sponsor.id,
      siteUsername: input.site_username,
      gameId,
      gameName: gameId === null ? input.game_name : null,
      bet: input.bet,
      win: input.win,
      currency: input.currency,
      link: input.link ?? null,
      content: input.content ?? null,
      showsPicture: input.show_picture,
      createdAt: new Date(writing.clock.now()),
    })
    .returning({ id: wins.id });
  return storeClaim(writing, { kind: 'win', row, userId, text: input.content, files: input.file });
}

/** The game of the catalogue with this name, however it is written; null for one that the catalogue does not know. */
async function gameNamed(tx: Writing['tx'], name: string): Promise<number | null> {
  const [game] = await tx
    .select({ id: games.id })
    .from(games)
    .where(eq(sql`lower(${games.name})`, name.toLowerCase()))
    .limit(1);
  return game?.id ?? null;
}
