import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { RelativeTime } from '@/components/ui/relative-time';
import type { MaintenanceKind, SystemWire } from '@/contract/desk-system';
import { formatBytes } from '@/lib/format/bytes';

interface MaintenanceListProps {
  readonly maintenance: SystemWire['maintenance'];
  /** Every kind, in the order it is shown: one that was never done says so. */
  readonly kinds: readonly MaintenanceKind[];
}

/** How backup, restore and reconciliation went last. */
export function MaintenanceList({ maintenance, kinds }: MaintenanceListProps) {
  const t = useTranslations('desk.system');
  return (
    <DataTable
      caption={t('maintenance')}
      isCaptionHidden
      columns={[
        { title: t('maintenance') },
        { title: t('state'), isMain: true },
        { title: t('lastRun') },
        { title: t('lastOk') },
        { title: t('result') },
      ]}
      rows={kinds.map((kind) => {
        const run = maintenance.find((known) => known.kind === kind);
        return {
          key: kind,
          isMarked: typeof run?.problem === 'string',
          cells: [
            t(`kinds.${kind}`),
            <RunState key="state" run={run} />,
            <Moment key="end" iso={run?.last_ended_at ?? null} />,
            <Moment key="ok" iso={run?.last_ok_at ?? null} />,
            run ? <Result key="result" run={run} /> : '–',
          ],
        };
      })}
    />
  );
}

type Run = SystemWire['maintenance'][number];

function RunState({ run }: { readonly run: Run | undefined }) {
  const t = useTranslations('desk.system');
  if (!run) return <Badge>{t('never')}</Badge>;
  return run.problem === null ? (
    <Badge tone="green">{t('good')}</Badge>
  ) : (
    <Badge tone="red">{t('failed')}</Badge>
  );
}

/** Why the last run failed, as the program said it; otherwise what it went through. */
function Result({ run: { kind, figures, problem } }: { readonly run: Run }) {
  const t = useTranslations('desk.system');
  if (problem !== null) return <span className="block max-w-xl break-words">{problem}</span>;
  const { rows = 0, bytes = 0, members = 0, lines = 0 } = figures;
  return t(`results.${kind}`, { rows, members, lines, size: formatBytes(bytes) });
}

function Moment({ iso }: { readonly iso: string | null }) {
  const t = useTranslations('desk.system');
  return <span className="whitespace-nowrap">{iso === null ? t('never') : <RelativeTime iso={iso} />}</span>;
}
