import { useTranslations } from 'next-intl';
import { MovingRows } from '@/components/ui/moving-rows';
import type { OverlayRanks } from '@/lib/data/overlay-view';
import { formatDateTime } from '@/lib/format/dates';
import { Card } from './card';
import type { WidgetProps } from './widget-props';

interface RanksProps extends WidgetProps<OverlayRanks | null> {
  readonly of: 'race' | 'leaders';
}

/** The first places of a race or of the week's leaders; who changes places moves there. */
export function Ranks({ data: ranks, choices, of }: RanksProps) {
  const t = useTranslations('overlays');
  if (ranks === null || ranks.rows.length === 0) return null;
  const until = ranks.endsAt && formatDateTime(ranks.endsAt);
  return (
    <Card title={ranks.title ?? t(of)} note={until ? t('until', { when: until }) : null}>
      <MovingRows>
        <ol className="ov-rows">
          {ranks.rows.slice(0, choices.rows).map(({ rank, name, avatarUrl, value }) => (
            <li key={`${name} ${avatarUrl}`} className="ov-row" data-first={rank === 1 || undefined}>
              <span className="ov-place">{rank}</span>
              <img className="ov-person" src={avatarUrl} alt="" />
              <span className="ov-name">
                <b>{name}</b>
              </span>
              <span className="ov-value">
                <b key={value} className="ov-new">
                  {value}
                </b>
              </span>
            </li>
          ))}
        </ol>
      </MovingRows>
    </Card>
  );
}
