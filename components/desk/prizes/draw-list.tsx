import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { SoftLink } from '@/components/ui/soft-link';
import type { DeskDrawWire } from '@/contract/desk-prizes';
import { deskPages } from '@/lib/desk-pages';
import { deskEntryPath } from '@/lib/desk-paths';
import { formatDateTime } from '@/lib/format/dates';
import { pathTo } from '@/lib/paths';
import { withQuery } from '../desk-query';
import { RowTitle } from '../row-title';
import { CancelDraw } from './cancel-draw';

interface DrawListProps {
  readonly draws: readonly DeskDrawWire[];
  /** Whether the viewer cancels draws, and whether prizes are shown to them. */
  readonly mayCancel: boolean;
  readonly mayReadPrizes: boolean;
}

const tones: Partial<Record<DeskDrawWire['state'], BadgeTone>> = {
  open: 'green',
  paid: 'green',
  cancelled: 'red',
};

/** Draws in rows: where each stands, what the clock does next and when, its tickets, how far its prizes are. */
export function DrawList({ draws, ...may }: DrawListProps) {
  const t = useTranslations('desk.draws');
  return (
    <ul aria-label={t('label')} className="desk-rows">
      {draws.map((draw) => (
        <li
          key={draw.slug}
          className="flex flex-wrap items-center gap-x-6 gap-y-1 px-1 py-2 xl:grid xl:grid-cols-[minmax(0,36rem)_14rem_minmax(0,1fr)]"
        >
          <DrawHead draw={draw} />
          <DrawNumbers draw={draw} {...may} />
          <DrawSteps draw={draw} {...may} />
        </li>
      ))}
    </ul>
  );
}

interface OfDraw {
  readonly draw: DeskDrawWire;
}

function DrawHead({ draw }: OfDraw) {
  const t = useTranslations('desk.draws');
  const { slug, title, state, is_late, waits } = draw;
  return (
    <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <RowTitle href={deskEntryPath('content', 'raffles', slug)}>{title}</RowTitle>
        <Badge tone={tones[state] ?? 'line'}>{t(`states.${state}`)}</Badge>
        {is_late ? <Badge tone="red">{t('late')}</Badge> : null}
      </p>
      <p className="text-xs text-text-3">
        {t(`next.${state}`, { at: formatDateTime(nextOf(draw)) ?? '' })}
        {is_late && !waits ? ` · ${t('lateText')}` : null}
      </p>
      {waits ? (
        <p className="text-xs text-text-2">
          {t('waits', {
            round: String(waits.round),
            at: formatDateTime(waits.tried_at) ?? '',
            problem: waits.problem,
          })}
        </p>
      ) : null}
    </div>
  );
}

/** The moment that a row is about: of the next step, or of the last. */
function nextOf({ state, starts_at, ends_at, draw_at, drawn_at }: DeskDrawWire): string {
  if (state === 'draft') return starts_at;
  if (state === 'open') return ends_at;
  return drawn_at ?? draw_at;
}

function DrawNumbers({ draw, mayReadPrizes }: OfDraw & Pick<DrawListProps, 'mayReadPrizes'>) {
  const t = useTranslations('desk.draws');
  const { slug, tickets, players, prizes } = draw;
  const isDrawn = prizes.open + prizes.done + prizes.lost > 0;
  const list = prizes.open > 0 ? undefined : 'delivered';
  return (
    <div className="grid gap-0.5 text-sm text-text-2 tabular-nums">
      <p>
        {t('tickets', { count: tickets })}
        {players === null ? null : ` · ${t('players', { count: players })}`}
      </p>
      {isDrawn && mayReadPrizes ? (
        <SoftLink
          href={withQuery(deskPages.prizes.path, { cekilis: slug, liste: list })}
          className="py-1 text-xs underline underline-offset-4"
        >
          {t('prizes', prizes)}
        </SoftLink>
      ) : (
        <p className="text-xs text-text-3">{isDrawn ? t('prizes', prizes) : t('noPrizes')}</p>
      )}
    </div>
  );
}

function DrawSteps({
  draw: { slug, title, state, cancel },
  mayCancel,
}: OfDraw & Pick<DrawListProps, 'mayCancel'>) {
  const t = useTranslations('desk.draws');
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      {cancel === 'waiting' ? <span className="text-xs text-text-2">{t('cancelWaits')}</span> : null}
      {state === 'draft' ? null : (
        <a href={pathTo('raffle', slug)} className="py-2.5 underline underline-offset-4">
          {t('page')}
        </a>
      )}
      {cancel === 'possible' && mayCancel ? <CancelDraw slug={slug} title={title} /> : null}
    </div>
  );
}
