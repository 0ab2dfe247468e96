import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import { Tabs } from '@/components/ui/tabs';
import { type BoardName, boardPath, leaderMetricNames, leaderPeriodNames } from '@/lib/format/leader-paths';

interface BoardTabsProps {
  readonly board: BoardName;
}

/** What is counted, as tabs; over what time, as a row below. */
export function BoardTabs({ board }: BoardTabsProps) {
  const t = useTranslations('leaders');
  const metrics = leaderMetricNames.map((metric) => ({
    href: boardPath({ ...board, metric }),
    label: t(`metrics.${metric}.tab`),
  }));
  return (
    <>
      <Tabs label={t('metricTabs')} tabs={metrics} current={boardPath(board)} />
      <nav aria-label={t('periodTabs')} className="mb-6">
        <ul className="inline-flex rounded-card border border-line bg-bg-raised p-1">
          {leaderPeriodNames.map((period) => (
            <li key={period}>
              <SoftLink
                href={boardPath({ ...board, period })}
                aria-current={period === board.period ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-lg px-4 text-sm font-medium text-text-2 transition-colors hover:text-text aria-[current=page]:bg-surface-2 aria-[current=page]:text-text desk:min-h-9"
              >
                {t(`periods.${period}`)}
              </SoftLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
