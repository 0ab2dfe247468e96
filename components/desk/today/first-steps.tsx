import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SoftLink } from '@/components/ui/soft-link';
import type { DeskToday } from '@/contract/desk-today';
import { deskEntryPath } from '@/lib/desk-paths';
import { TodayPanel } from './today-panel';

interface FirstStepsProps {
  readonly missing: DeskToday['missing'];
}

/** What a new site has nothing of yet, each with the way to its first entry; nothing where everything has begun. */
export function FirstSteps({ missing }: FirstStepsProps) {
  const t = useTranslations('desk.today.steps');
  if (missing.length === 0) return null;
  return (
    <TodayPanel title={t('title')}>
      <ol className="desk-rows">
        {missing.map((kind) => (
          <li key={kind} className="desk-row">
            <div className="min-w-0 flex-1 py-2">
              <SoftLink
                href={deskEntryPath('content', kind, 'yeni')}
                className="desk-row-link block font-medium"
              >
                {t(`${kind}.title`)}
              </SoftLink>
              <p className="text-xs text-text-3">{t(`${kind}.text`)}</p>
            </div>
            <Icon name="chevron-right" size={16} />
          </li>
        ))}
      </ol>
    </TodayPanel>
  );
}
