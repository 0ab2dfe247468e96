import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { DrawBeaconWire, DrawFactsWire } from '@/contract/draw-proof';
import { formatDateTime } from '@/lib/format/dates';

interface DrawTimelineProps {
  readonly draw: DrawFactsWire;
  readonly beacon: DrawBeaconWire;
}

const moments = ['promised', 'frozen', 'round', 'fetched', 'drawn'] as const;
type Moment = (typeof moments)[number];

/** What of a draw was promised when and what came when, in its order; where its round is late it says that the draw waits, and for what. */
export function DrawTimeline({ draw, beacon }: DrawTimelineProps) {
  const t = useTranslations('draws.timeline');
  const done = doneAt(draw, beacon);
  const due = dueAt(draw, beacon);
  return (
    <>
      <ol aria-label={t('label')} className="mt-5 grid gap-4">
        {moments.map((moment) => (
          <li key={moment} className="flex items-start gap-3 text-sm">
            <Icon
              name={done[moment] ? 'check' : 'chevron-right'}
              size={18}
              className={`mt-0.5 shrink-0 ${done[moment] ? 'text-green' : 'text-text-3'}`}
            />
            <div className="min-w-0">
              <p className="font-medium">
                {t(`${moment}.title`, { round: beacon.round ? String(beacon.round) : '' })}{' '}
                <time dateTime={done[moment] ?? due[moment]} className="font-normal text-text-3 tabular-nums">
                  {formatDateTime(done[moment] ?? due[moment]) ?? t('later')}
                </time>
              </p>
              <p className="mt-0.5 max-w-3xl leading-relaxed text-text-2">
                {t(`${moment}.text`, { source: beacon.source ?? '' })}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {isWaiting(beacon) ? (
        <p
          role="note"
          className="mt-4 rounded-card border border-line bg-bg-raised p-4 text-sm leading-relaxed"
        >
          {t('waiting', { at: formatDateTime(beacon.tried_at) ?? '' })}
        </p>
      ) : null}
    </>
  );
}

type Moments = Partial<Record<Moment, string | undefined>>;

/** When each came; not there for what is still to come. */
function doneAt(draw: DrawFactsWire, beacon: DrawBeaconWire): Moments {
  return {
    promised: draw.published_at ?? undefined,
    frozen: draw.frozen_at ?? undefined,
    round: beacon.signature ? (beacon.due_at ?? undefined) : undefined,
    fetched: beacon.fetched_at ?? undefined,
    drawn: draw.drawn_at ?? undefined,
  };
}

/** When each is to come, as far as it is known. */
function dueAt(draw: DrawFactsWire, beacon: DrawBeaconWire): Moments {
  return { frozen: draw.ends_at ?? undefined, round: beacon.due_at ?? draw.draw_at ?? undefined };
}

/** Its round was asked for and not had. */
function isWaiting({ signature, tried_at }: DrawBeaconWire): boolean {
  return !signature && Boolean(tried_at);
}
