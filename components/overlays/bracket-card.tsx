import { useTranslations } from 'next-intl';
import type { OverlayBracket } from '@/lib/data/overlay-view';
import { formatX } from '@/lib/format/multiplier';
import { Card } from './card';
import type { WidgetProps } from './widget-props';

type Round = OverlayBracket['rounds'][number];
type Side = Round['matches'][number]['a'];

/** The last rounds of the bracket that is played. */
export function BracketCard({ data: bracket }: WidgetProps<OverlayBracket | null>) {
  const names = useTranslations('overlays.rounds');
  if (bracket === null) return null;
  const nameOf = ({ remaining, round }: Round) => {
    if (remaining === 0) return names('final');
    if (remaining === 1) return names('semi');
    return remaining === 2 ? names('quarter') : names('other', { round });
  };
  return (
    <Card title={bracket.title}>
      <div className="ov-bracket">
        {bracket.rounds.map((round) => (
          <section key={round.round}>
            <h2>{nameOf(round)}</h2>
            <ol>
              {round.matches.map(({ a, b, isLive }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a match is its place in the round
                <li key={at} data-played={isLive || undefined}>
                  <Player side={a} />
                  <Player side={b} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Card>
  );
}

function Player({ side }: { readonly side: Side }) {
  return (
    <p data-on={side?.isOn || undefined}>
      <span>{side?.name ?? '–'}</span>
      <b>{side?.x === null || side === null ? '' : formatX(side.x)}</b>
    </p>
  );
}
