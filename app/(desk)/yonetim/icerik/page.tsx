import { getTranslations } from 'next-intl/server';
import { DeskHead } from '@/components/desk/desk-head';
import { SoftLink } from '@/components/ui/soft-link';
import { type ContentKindView, listContentKinds } from '@/lib/data/desk-content';
import { deskPages } from '@/lib/desk-pages';
import { deskEntryPath } from '@/lib/desk-paths';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { StaffPage } from '../_components/staff-page';

export const generateMetadata = () => deskPageMetadata('content');

/** GET /yonetim/icerik: every kind of content, with how many entries stand where. Rendered per request (D12). */
export default function ContentHome() {
  return <StaffPage path={deskPages.content.path} show={show} />;
}

async function show() {
  const [t, title, kinds] = await Promise.all([
    getTranslations('desk.content'),
    getTranslations('desk.pages.content'),
    listContentKinds(),
  ]);
  const countsOf = ({ states, counts }: ContentKindView) =>
    states.flatMap((state) => {
      const count = counts[state] ?? 0;
      return count > 0 ? [t('home.counts', { count: formatCount(count), state: t(`states.${state}`) })] : [];
    });
  return (
    <>
      <DeskHead title={title('title')} lead={t('home.lead')} />
      <ul className="grid gap-px overflow-hidden rounded-panel border border-line sm:grid-cols-2 xl:grid-cols-3">
        {kinds.map((view) => (
          <li
            key={view.kind}
            className="relative grid min-h-20 content-center gap-1 px-4 py-3 outline outline-line hover:bg-surface"
          >
            <SoftLink
              href={deskEntryPath('content', view.kind)}
              className="font-medium after:absolute after:inset-0"
            >
              {t(`kinds.${view.kind}.many`)}
            </SoftLink>
            <p className="text-sm text-text-3 tabular-nums">
              {countsOf(view).join(' · ') || t('list.none.title')}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Counting ends somewhere: from there on it is "as many or more". */
function formatCount(count: number): string {
  return count >= 1000 ? '1000+' : String(count);
}
