import { and, desc, eq, sql } from 'drizzle-orm';
import type {
  NumberArea,
  NumberCorrection,
  NumberOriginsWire,
  ObjectionWire,
} from '@/contract/number-origins';
import type { ServiceContext } from '../../context';
import { objections } from '../../db/schema/objections';
import { maskName } from '../../formulas/mask-name';
import { ServiceError } from '../../service-error';
import type { Numbered } from './number-area';
import { numberAreaRecords } from './number-areas';

/** How many lines, corrections and objections are told: the first places and the last words. */
const most = 200;

/** The numbers of a contest with where each came from, what was put right and what was objected to. `not_found` for a contest that is not shown. */
export async function getNumberOrigins(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { area, slug }: { readonly area: NumberArea; readonly slug: string },
): Promise<NumberOriginsWire> {
  const record = numberAreaRecords[area];
  const contest = await record.find(db, slug);
  if (!contest) throw new ServiceError('not_found');
  const [{ lines, count }, corrections, heard] = await Promise.all([
    record.lines(db, contest, { most }),
    listCorrections(db, area, contest),
    listObjections(db, area, slug),
  ]);
  const { title, unit, currency } = contest;
  return {
    ...{ area, slug, title, unit, currency, line_count: count, lines: [...lines], corrections },
    objections: heard,
    objections_until: heardUntil(contest, clock.now()),
  };
}

function heardUntil({ heardFrom, heardUntil: until }: Numbered, now: number): string | null {
  const isHeard = heardFrom !== null && until !== null && heardFrom.getTime() <= now && now < until.getTime();
  return isHeard ? until.toISOString() : null;
}

interface Row extends Record<string, unknown> {
  readonly name: string | null;
  readonly line: string;
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly source: NumberCorrection['origin']['source'];
  readonly role: string | null;
  readonly at: string;
}

/**
 * What said something before and says something else now. While a hunt or a match is on its numbers come in one after the other: a change of one that
 * was there is a correction all the same. Of a race the player's name is masked, of a hunt's bonus it is the game's.
 */
async function listCorrections(
  db: ServiceContext['db'],
  area: NumberArea,
  { id }: Numbered,
): Promise<NumberCorrection[]> {
  const { rows } = await db.execute<Row>(sql`
    select n.line, n.field, n.before, n.after, n.source, n.role, n.at,
      coalesce(g.name, b.game_name, u.nickname, u.username) as name
    from number_changes n
    left join hunt_bonuses b on n.area = 'hunt' and b.hunt_id = n.contest_id and b.line_key = n.line
    left join games g on g.id = b.game_id
    left join tournament_participants p on n.area = 'tournament' and n.line = 'player-' || p.id and p.tournament_id = n.contest_id
    left join users u on u.id = p.user_id
    where n.area = ${area} and n.contest_id = ${id} and (n.before is not null or n.area = 'wager_event')
    order by n.id desc limit ${most}`);
  return rows.map(({ line, field, name, before, after, source, role, at }) => {
    const isGame = area === 'hunt' && name !== null;
    const isPlayer = area === 'wager_event' || (area === 'tournament' && name !== null);
    const shown = isPlayer ? maskName(name ?? line) : (name ?? line);
    const origin = { source, role, at: new Date(at).toISOString(), no: numberOf(field) };
    return {
      name: isGame ? (name ?? line) : shown,
      field: numberOf(field) === null ? field : 'value',
      before,
      after,
      origin,
    };
  });
}

/** The import that a correction of a race came with. */
function numberOf(field: string): number | null {
  const found = /^import-(\d+)$/.exec(field);
  return found ? Number(found[1]) : null;
}

async function listObjections(
  db: ServiceContext['db'],
  area: NumberArea,
  slug: string,
): Promise<ObjectionWire[]> {
  const rows = await db
    .select()
    .from(objections)
    .where(and(eq(objections.area, area), eq(objections.slug, slug)))
    .orderBy(desc(objections.id))
    .limit(most);
  return rows.map(({ id, reason, state, createdAt, decidedAt, before, after, answer }) => ({
    ...{ id, reason, before, after, answer, at: createdAt.toISOString() },
    state: state === 'approved' || state === 'rejected' ? state : 'open',
    decided_at: decidedAt?.toISOString() ?? null,
  }));
}
