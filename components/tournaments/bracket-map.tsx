import { useTranslations } from 'next-intl';
import type { Match, Participant } from '@/lib/data/tournament-view';
import { bracketRounds } from '@/lib/format/bracket-rounds';
import { isBye, isDecided, matchAnchor } from '@/lib/format/bracket-view';
import { useRoundName } from './use-round-name';

interface BracketMapProps {
  readonly matches: readonly Match[];
  readonly players: ReadonlyMap<number | null, Participant>;
}

/** So many rounds have cells on a phone that a thumb finds. */
const mostRounds = 4;
const rowPx = 32;
const cellPx = 26;

/** The last rounds of a bracket in small, for a phone: who won each match, which one is on, and a link to each. Places are percentages: nothing in it is scaled. */
export function BracketMap({ matches, players }: BracketMapProps) {
  const t = useTranslations('bracket');
  const nameOf = useRoundName();
  const rounds = bracketRounds(matches).slice(-mostRounds);
  const heightPx = (rounds[0]?.matches.length ?? 0) * rowPx;
  const pitch = 100 / rounds.length;
  const width = pitch * 0.88;
  const middle = (of: number, at: number) => ((at + 0.5) * heightPx) / of;
  return (
    <nav aria-label={t('map.label')} className="bracket-map">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is no picture: its links have names, and the list of them has one */}
      <svg width="100%" height={heightPx} className="block overflow-visible">
        {rounds.slice(1).flatMap(({ round, matches: ofRound }, at) =>
          ofRound.flatMap(({ index }) => {
            const [x, y] = [`${pitch * (at + 1)}%`, middle(ofRound.length, index)];
            return [index * 2, index * 2 + 1].map((feeder) => (
              <line
                key={`${round}:${feeder}`}
                x1={`${pitch * at + width}%`}
                x2={x}
                y1={middle(ofRound.length * 2, feeder)}
                y2={y}
                className="map-line"
              />
            ));
          }),
        )}
        {rounds.map(({ round, remaining, matches: ofRound }, at) =>
          ofRound.map((match) => (
            <MapCell
              key={`${round}:${match.index}`}
              match={match}
              name={t('place', { round: nameOf(round, remaining), number: match.index + 1 })}
              winner={players.get(match.winner)?.user.name ?? null}
              x={pitch * at}
              width={width}
              y={middle(ofRound.length, match.index)}
            />
          )),
        )}
      </svg>
    </nav>
  );
}

interface MapCellProps {
  readonly match: Match;
  readonly name: string;
  /** The winner's name, where there is one. */
  readonly winner: string | null;
  readonly x: number;
  readonly width: number;
  readonly y: number;
}

/** One match of the map. A bye stands nowhere else: it leads nowhere. */
function MapCell({ match, name, winner, x, width, y }: MapCellProps) {
  const t = useTranslations('bracket');
  const text = isDecided(match)
    ? (winner ?? t('map.none'))
    : match.a && match.b
      ? `${match.a} – ${match.b}`
      : '';
  const state = match.state === 'live' ? 'map-live' : isDecided(match) ? 'map-over' : '';
  const cell = (
    <>
      <rect x={`${x}%`} y={y - cellPx / 2} width={`${width}%`} height={cellPx} rx="6" />
      <text x={`${x + width / 2}%`} y={y} dy="0.35em" textAnchor="middle">
        {shorten(text)}
      </text>
    </>
  );
  if (isBye(match)) return <g className={`map-cell map-bye ${state}`}>{cell}</g>;
  const told = match.state === 'live' ? t('live') : winner === null ? '' : t('goesOn', { name: winner });
  return (
    <a
      href={`#${matchAnchor(match)}`}
      aria-label={told ? `${name}, ${told}` : name}
      className={`map-cell ${state}`}
    >
      {cell}
    </a>
  );
}

function shorten(text: string): string {
  return text.length > 10 ? `${text.slice(0, 9)}…` : text;
}
