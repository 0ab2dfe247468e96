import { useTranslations } from 'next-intl';
import { Coins } from '@/components/ui/amount';
import { Badge } from '@/components/ui/badge';
import { Cover } from '@/components/ui/cover';
import { DataTable } from '@/components/ui/data-table';
import { DatedHead } from '@/components/ui/dated-head';
import { Drawing } from '@/components/ui/drawing';
import { EmptyState } from '@/components/ui/empty-state';
import { EntryCard } from '@/components/ui/entry-card';
import { EntryHead } from '@/components/ui/entry-head';
import { OwnBox } from '@/components/ui/own-box';
import { PagedList } from '@/components/ui/paged-list';
import { PrivatePictures } from '@/components/ui/private-pictures';
import { ResultCard } from '@/components/ui/result-card';
import { Skeleton } from '@/components/ui/skeleton';
import { Tile } from '@/components/ui/tile';
import { TiledName } from '@/components/ui/tiled-name';
import { routes } from '@/lib/routes';
import { Part } from './part';

const path = routes.market.path;
const picture = '/covers/event-ozel.webp';

/** What stands in lists and on cards. */
export function ListParts() {
  const t = useTranslations('desk.parts.texts');
  const host = { href: path, name: t('name'), logoUrl: null, tone: '#7a2e2e' };
  const badge = <Badge>{t('word')}</Badge>;
  const columns = [
    { title: t('name') },
    { title: t('word') },
    { title: t('label'), align: 'end', isMain: true },
  ] as const;
  const rows = ['1', '2', '3'].map((key) => ({
    key,
    cells: [`${t('choice')} ${key}`, badge, `${key}.250`],
    isMarked: key === '2',
    isLive: key === '3',
  }));
  const card = (to: string) => (
    <EntryCard
      href={to}
      badges={badge}
      title={t('title')}
      summary={t('sentence')}
      facts={
        <div>
          <dt className="text-xs text-text-3">{t('label')}</dt>
          <dd>
            <Coins value={250} />
          </dd>
        </div>
      }
      foot={t('word')}
    />
  );
  const result = {
    title: t('title'),
    note: t('word'),
    badge,
    figures: [
      { name: t('label'), value: '1.250' },
      { name: t('word'), value: '+320', isGreen: true },
    ],
  };
  const best = { name: t('name'), pictureUrl: null, value: '412X' };
  const list = { title: t('title'), none: t('none'), path, nextCursor: null, isFirst: true };
  return (
    <>
      <Part
        name="data-table"
        isWide
        states={{
          rest: <DataTable caption={t('title')} columns={columns} rows={rows} />,
          filled: <DataTable caption={t('title')} columns={columns} rows={rows} isDense isCaptionHidden />,
          empty: <DataTable caption={t('title')} columns={columns} rows={[]} />,
        }}
      />
      <Part
        name="paged-list"
        isWide
        states={{
          filled: (
            <PagedList
              id="list-filled"
              {...list}
              rows={rows.map(({ key }) => (
                <li key={key} className="bg-surface px-5 py-3">
                  {t('choice')} {key}
                </li>
              ))}
            />
          ),
          empty: <PagedList id="list-empty" {...list} rows={[]} />,
        }}
      />
      <Part
        name="entry-card"
        isWide
        states={{
          rest: card(routes.news.path),
          hover: card(routes.events.path),
          focus: card(routes.tournaments.path),
        }}
      />
      <Part
        name="result-card"
        isWide
        states={{
          rest: <ResultCard href={routes.bonusHunts.path} {...result} best={best} />,
          empty: <ResultCard href={routes.leaders.path} {...result} best={null} none={t('none')} />,
          live: <ResultCard href={routes.wins.path} {...result} best={best} isLive />,
        }}
      />
      <Part
        name="entry-head"
        isWide
        states={{
          rest: (
            <EntryHead path={path} badges={badge} title={t('title')} summary={t('sentence')} host={host}>
              {t('over')}
            </EntryHead>
          ),
        }}
      />
      <Part
        name="dated-head"
        isWide
        states={{
          rest: (
            <DatedHead badge={badge} began={t('over')} since="" host={host}>
              <p className="font-display text-2xl font-bold">{t('title')}</p>
            </DatedHead>
          ),
        }}
      />
      <Part
        name="tiled-name"
        states={{ rest: <TiledName href={path} name={t('name')} note={t('word')} pictureUrl={null} /> }}
      />
      <Part
        name="tile"
        states={{
          empty: <Tile src={null} name={t('name')} width={60} className="w-15" />,
          filled: <Tile src={picture} name={t('name')} width={60} className="w-15" />,
        }}
      />
      <Part
        name="cover"
        states={{
          empty: <Cover src={null} alt="" className="min-w-60 rounded-card" />,
          filled: <Cover src={picture} alt="" sizes="15rem" className="max-w-60 rounded-card" />,
        }}
      />
      <Part name="own-box" isWide states={{ rest: <OwnBox className="min-h-16">{t('sentence')}</OwnBox> }} />
      <Part
        name="private-pictures"
        states={{ done: <PrivatePictures files={[{ id: '1', width: 96, height: 96, is_gone: true }]} /> }}
      />
      <Part name="skeleton" states={{ loading: <Skeleton className="h-11 w-48 rounded-card" /> }} />
      <Part
        name="drawing"
        states={{
          rest: (
            <Drawing>
              <rect x="40" y="40" width="240" height="120" rx="12" />
              <path d="M40 80H280" className="stroke-text-3" />
            </Drawing>
          ),
        }}
      />
      <Part
        name="empty-state"
        isWide
        states={{
          empty: (
            <EmptyState
              picture={
                <Drawing>
                  <circle cx="160" cy="100" r="60" />
                </Drawing>
              }
              title={t('none')}
              text={t('sentence')}
            />
          ),
        }}
      />
    </>
  );
}
