import { useTranslations } from 'next-intl';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { LinkRow } from '@/components/ui/link-row';
import { Pager } from '@/components/ui/pager';
import { PhaseSteps } from '@/components/ui/phase-steps';
import { Pills } from '@/components/ui/pills';
import { Tabs } from '@/components/ui/tabs';
import { routes } from '@/lib/routes';
import { Part } from './part';

const paths = [routes.sponsors.path, routes.news.path, routes.market.path, routes.leaders.path];

/** What leads on. The row of a state has its links in the same order; the first one is touched. */
export function WayParts() {
  const t = useTranslations('desk.parts.texts');
  const links = paths.map((href, at) => ({ href, label: `${t('choice')} ${at + 1}` }));
  const counted = links.map((link, at) => ({ ...link, count: at * 12 }));
  const [, current = ''] = paths;
  const rows = (draw: (label: string) => React.ReactNode) => ({
    rest: draw(`${t('title')} 1`),
    hover: draw(`${t('title')} 2`),
    focus: draw(`${t('title')} 3`),
  });
  return (
    <>
      <Part
        name="tabs"
        isWide
        states={rows((label) => <Tabs label={`tabs ${label}`} tabs={counted} current={current} />)}
      />
      <Part
        name="pills"
        isWide
        states={rows((label) => <Pills label={`pills ${label}`} pills={links} current={current} />)}
      />
      <Part
        name="link-row"
        isWide
        states={{
          rest: (
            <LinkRow label="link-row" links={links} current={current} rowClass="gap-3" linkClass="min-h-11" />
          ),
        }}
      />
      <Part
        name="breadcrumbs"
        isWide
        states={{
          rest: <Breadcrumbs crumbs={paths.map((path, at) => ({ path, name: links[at]?.label ?? '' }))} />,
        }}
      />
      <Part name="pager" isWide states={{ rest: <Pager path={current} nextCursor="1" /> }} />
      <Part
        name="phase-steps"
        isWide
        states={{
          rest: (
            <PhaseSteps
              label={t('title')}
              steps={[0, 1, 2].map((at) => ({
                key: `${at}`,
                name: `${t('choice')} ${at + 1}`,
                time: `1${at}:00`,
                isDone: at === 0,
                isNow: at === 1,
              }))}
            />
          ),
        }}
      />
    </>
  );
}
