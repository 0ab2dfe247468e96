import { createHash } from 'node:crypto';
import type { wagerEvents } from '../../db/schema/wager-events';
import type { SnapshotLine } from '../../services/wager-events/standings/compute-standings';
import { wholeBetween } from '../random-source';
import type { SitePlayer } from './site-players';

/** A wager event as far as it has come. */
export type PlayedEvent = typeof wagerEvents.$inferSelect;

/** An import of the demo: when the source counted, and what it said of each player. */
export interface DemoImport {
  readonly no: number;
  readonly takenAt: Date;
  readonly importedAt: Date;
  readonly isClosing: boolean;
  readonly checksum: string;
  readonly note: string | null;
  readonly lines: readonly SnapshotLine[];
}

const minute = 60_000;
const hour = 60 * minute;

/**
 * The imports of an event until now: the baseline at its start, one every day and a half, and once it has ended the closing one,
 * which sometimes takes back a player's refunded bets.
 */
export function demoImports(
  event: PlayedEvent,
  players: readonly SitePlayer[],
  random: () => number,
  now: number,
): DemoImport[] {
  const { state } = event;
  const [startsAt, endsAt] = [event.startsAt.getTime(), event.endsAt.getTime()];
  const bases = new Map(players.map(({ siteUsername }) => [siteUsername, computeBase(event, random)]));
  const hasCorrection = random() < 0.3;
  return toMoments(event, now).map((at, index) => {
    const isClosing = at >= endsAt && state !== 'awaiting_data';
    const isCorrected = isClosing && hasCorrection;
    const progress = (at - startsAt) / (endsAt - startsAt);
    const lines = players.map(({ siteUsername, growth, tempo }, place) => ({
      siteUsername,
      value:
        (bases.get(siteUsername) ?? 0) +
        grown(event, growth, progress ** tempo * (isCorrected && place === 3 ? 0.7 : 1)),
    }));
    const note = isCorrected ? 'Sponsor, iade edilen bahisleri bir oyuncunun çevriminden düştü.' : null;
    const importedAt = new Date(at + wholeBetween(random, 3, 16) * minute);
    return {
      no: index + 1,
      takenAt: new Date(at),
      importedAt,
      isClosing,
      checksum: computeChecksum(lines),
      note,
      lines,
    };
  });
}

function toMoments(event: PlayedEvent, now: number): number[] {
  const [state, endsAt] = [event.state, event.endsAt.getTime()];
  const moments: number[] = [];
  for (let at = event.startsAt.getTime(); at < Math.min(endsAt, now); at += 36 * hour) moments.push(at);
  if (state === 'live') moments.push(now - 25 * minute);
  else if (state !== 'awaiting_data' && endsAt < now) moments.push(endsAt);
  return moments;
}

/** A best win has no total from before; turnover has. */
function computeBase({ metric }: PlayedEvent, random: () => number): number {
  return metric === 'multiplier' ? 0 : wholeBetween(random, 0, 400_000) * 100;
}

/** In the unit of the metric: a win of a few thousand X at most, or money. */
function grown({ metric }: PlayedEvent, growth: number, part: number): number {
  return Math.round((metric === 'multiplier' ? growth / 400 : growth) * part);
}

function computeChecksum(lines: readonly SnapshotLine[]): string {
  const text = lines.map(({ siteUsername, value }) => `${siteUsername},${value}\n`).join('');
  return createHash('sha256').update(text).digest('hex');
}
