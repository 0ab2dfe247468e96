import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { VersionView } from '@/components/desk/content/version-view';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DeskHead } from '@/components/desk/desk-head';
import { DeskPager } from '@/components/desk/desk-pager';
import { buttonClass } from '@/components/ui/button';
import { MoreMessages } from '@/components/ui/more-messages';
import { SoftLink } from '@/components/ui/soft-link';
import { type ContentKind, deskMoves } from '@/contract/desk-content';
import {
  findContentEntry,
  findContentKind,
  findVersion,
  listContentFields,
  listContentKinds,
  listVersions,
} from '@/lib/data/desk-content';
import { deskEntryPath } from '@/lib/desk-paths';
import { formatDateTime } from '@/lib/format/dates';
import { entryTitle } from '@/lib/format/entry-title';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../../../../_components/read-query';
import { StaffPage } from '../../../../_components/staff-page';

type Asked = { readonly surum?: string; readonly sonra?: string };

export const generateMetadata = () => deskPageMetadata('content');

/** GET /yonetim/icerik/{kind}/{slug}/gecmis: the versions of an entry, each with its difference, and the way back to one. */
export default async function HistoryPage({
  params,
  searchParams,
}: PageProps<'/yonetim/icerik/[kind]/[slug]/gecmis'>) {
  const { kind: word, slug } = await params;
  const kind = findContentKind(word) ?? notFound();
  const asked = await readQuery(searchParams, 'surum', 'sonra');
  const path = deskEntryPath('content', kind, slug, 'gecmis');
  return <StaffPage path={path} show={() => show(kind, slug, path, asked)} />;
}

async function show(kind: ContentKind, slug: string, path: string, { surum, sonra }: Asked) {
  const stored = (await findContentEntry(kind, slug)) ?? notFound();
  const [t, tBoards, { desk }, fields, views, { versions, nextCursor }] = await Promise.all([
    getTranslations('desk.content'),
    getTranslations('leaders'),
    getMessages(),
    listContentFields(kind),
    listContentKinds(),
    listVersions(kind, slug, sonra),
  ]);
  const shown = surum ?? String(versions[0]?.number ?? '');
  const version = shown === '' ? null : await findVersion(kind, slug, shown);
  const by = (actor: string | null, at: string) =>
    t('history.by', { who: actor ?? t('history.nobody'), when: formatDateTime(at) ?? '' });
  const toNoteText = (note: string) => {
    const move = deskMoves.find((one) => one === note);
    const [, number] = /^#(\d+)$/.exec(note) ?? [];
    return move ? t(`done.${move}`) : number ? t('history.restoredFrom', { number }) : note;
  };
  return (
    <>
      <DeskHead
        title={`${entryTitle(kind, stored, tBoards)}: ${t('history.title').toLocaleLowerCase('tr')}`}
        actions={
          <SoftLink href={deskEntryPath('content', kind, slug)} className={buttonClass('quiet')}>
            {t('history.back')}
          </SoftLink>
        }
      />
      {versions.length === 0 ? <DeskEmpty title={t('history.title')} text={t('history.none')} /> : null}
      <div className="grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div>
          <ul aria-label={t('history.title')} className="divide-y divide-line border-y border-line">
            {versions.map(({ number, at, actor, note }) => (
              <li key={number}>
                <a
                  href={`${path}?surum=${number}`}
                  aria-current={String(number) === shown ? 'true' : undefined}
                  className="grid min-h-11 content-center px-2 py-2 text-sm hover:bg-surface aria-[current=true]:bg-surface-2"
                >
                  <span className="font-medium">{t('history.version', { number })}</span>
                  <span className="text-xs text-text-3 tabular-nums">{by(actor, at)}</span>
                  {note ? <span className="text-xs text-text-2">{toNoteText(note)}</span> : null}
                </a>
              </li>
            ))}
          </ul>
          <DeskPager path={path} query={{}} cursor={sonra} nextCursor={nextCursor} />
        </div>
        {version ? (
          <MoreMessages messages={{ desk: { content: desk.content } }}>
            <VersionView
              key={version.number}
              {...{ kind, slug, fields }}
              number={version.number}
              present={stored.version}
              changes={version.changes}
              since={version.since}
              canWrite={views.find((one) => one.kind === kind)?.can_write ?? false}
            />
          </MoreMessages>
        ) : null}
      </div>
    </>
  );
}
