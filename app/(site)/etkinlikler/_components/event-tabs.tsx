import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import { Tabs } from '@/components/ui/tabs';
import { eventTypes, eventViews } from '@/contract/events';
import { eventTypePath } from '@/lib/format/event-lists';
import { viewPaths } from './list-description';

interface EventTabsProps {
  /** Path of the first page of the list that is open. */
  readonly current: string;
}

/** When: now, upcoming, past. And of which type: chips that lead to pages of their own. */
export function EventTabs({ current }: EventTabsProps) {
  const t = useTranslations('events');
  const times = eventViews.map((view) => ({ href: viewPaths[view], label: t(`views.${view}`) }));
  // A type has its events of all times: a tab says so, rather than none.
  const isOfType = times.every(({ href }) => href !== current);
  const tabs = isOfType ? [...times, { href: current, label: t('views.all') }] : times;
  return (
    <>
      <Tabs label={t('viewsLabel')} tabs={tabs} current={current} />
      <nav aria-label={t('typesLabel')} className="-mt-3 mb-8">
        <ul className="flex flex-wrap gap-2">
          {eventTypes.map((type) => (
            <li key={type}>
              <SoftLink
                href={eventTypePath(type)}
                aria-current={eventTypePath(type) === current ? 'page' : undefined}
                className="flex min-h-9 items-center rounded-full border border-line px-3.5 text-sm text-text-2 transition-colors hover:border-line-strong hover:text-text aria-[current=page]:border-text aria-[current=page]:bg-text aria-[current=page]:text-bg"
              >
                {t(`types.${type}`)}
              </SoftLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
