import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import { Tabs } from '@/components/ui/tabs';
import { eventTypes, eventViews } from '@/contract/events';
import { type EventList, eventListPath } from '@/lib/format/event-lists';

interface EventTabsProps {
  /** The list that is open. */
  readonly list: EventList;
}

/** When: now, upcoming, past. And of which type: chips that lead to pages of their own. Each keeps what the other one says. */
export function EventTabs({ list }: EventTabsProps) {
  const t = useTranslations('events');
  const { view, type } = list;
  const times = eventViews.map((time) => ({
    href: eventListPath({ view: time, type }),
    label: t(`views.${time}`),
  }));
  const allTimes =
    type === null ? [] : [{ href: eventListPath({ view: null, type }), label: t('views.all') }];
  const types = [
    { href: eventListPath({ view: view ?? 'now', type: null }), label: t('allTypes'), isOn: type === null },
    ...eventTypes.map((one) => ({
      href: eventListPath({ view, type: one }),
      label: t(`types.${one}`),
      isOn: one === type,
    })),
  ];
  return (
    <>
      <Tabs label={t('viewsLabel')} tabs={[...times, ...allTimes]} current={eventListPath(list)} />
      <nav aria-label={t('typesLabel')} className="-mt-3 mb-8">
        <ul className="flex flex-wrap gap-2">
          {types.map(({ href, label, isOn }) => (
            <li key={href}>
              <SoftLink
                href={href}
                aria-current={isOn ? 'true' : undefined}
                className="flex min-h-9 items-center rounded-full border border-line px-3.5 text-sm text-text-2 transition-colors hover:border-line-strong hover:text-text aria-[current=true]:border-text aria-[current=true]:bg-text aria-[current=true]:text-bg"
              >
                {label}
              </SoftLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
