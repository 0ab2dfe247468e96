import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { DrawBeaconWire, DrawFactsWire } from '@/contract/draw-proof';
import { formatDateTime } from '@/lib/format/dates';

/** Why what is left of a draw does not come: it was cancelled, or nobody was equal to another. */
export type DrawEnded = 'cancelled' | 'needless';

interface DrawTimelineProps {
  readonly draw: DrawFactsWire;
  readonly beacon: DrawBeaconWire;
  readonly ended: DrawEnded | null;
}

const moments = ['promised', 'frozen', 'round', 'fetched', 'drawn'] as const;
type Moment = (typeof moments)[number];

/**
 * What of a draw was promised when, what came when, and what is to come; where its round is late it says that the draw waits, and for what. Of one that has
 * ended, what came, and the round that would have decided it.
 */
export function DrawTimeline({ draw, beacon, ended }: DrawTimelineProps) {
  const t = useTranslations('draws.timeline');
  const done = doneAt(draw, beacon);
  const due = dueAt(draw, beacon);
  const isNamed = (moment: Moment) => moment === 'round' && Boolean(beacon.round);
  const shown = moments.filter((moment) => !ended || done[moment] || isNamed(moment));
  return (
    <>
      <ol aria-label={t('label')} className="mt-5 grid gap-4">
        {shown.map((moment) => (
          <Step key={moment} moment={moment} beacon={beacon} done={done[moment]} due={due[moment]} />
        ))}
      </ol>
      {ended && shown.length < moments.length ? <Note text={t(`ended.${ended}`)} /> : null}
      {!ended && isWaiting(beacon) ? (
        <Note text={t('waiting', { at: formatDateTime(beacon.tried_at) ?? '' })} />
      ) : null}
    </>
  );
}

interface StepProps {
  readonly moment: Moment;
  readonly beacon: DrawBeaconWire;
  readonly done: string | undefined;
  readonly due: string | undefined;
}

/** A step that came, or one that is to come, which is said as that. */
function Step({ moment, beacon, done, due }: StepProps) {
  const t = useTranslations('draws.timeline');
  const [title, text] = done
    ? ([`${moment}.title`, `${moment}.text`] as const)
    : ([`${moment}.titleLater`, `${moment}.textLater`] as const);
  const at = done ?? due;
  return (
    <li className="flex items-start gap-3 text-sm">
      <Icon
        name={done ? 'check' : 'chevron-right'}
        size={18}
        className={`mt-0.5 shrink-0 ${done ? 'text-green' : 'text-text-3'}`}
      />
      <div className="min-w-0">
        <p className="font-medium">
          {t(title, { round: beacon.round ? String(beacon.round) : '' })}{' '}
          {at ? (
            <time dateTime={at} className="font-normal text-text-3 tabular-nums">
              {formatDateTime(at)}
            </time>
          ) : null}
        </p>
        <p className="mt-0.5 max-w-3xl leading-relaxed text-text-2">
          {t(text, { source: beacon.source ?? '' })}
        </p>
      </div>
    </li>
  );
}

function Note({ text }: { readonly text: string }) {
  return (
    <p role="note" className="mt-4 rounded-card border border-line bg-bg-raised p-4 text-sm leading-relaxed">
      {text}
    </p>
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
