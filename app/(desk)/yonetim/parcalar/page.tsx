import { getTranslations } from 'next-intl/server';
import { DeskHead } from '@/components/desk/desk-head';
import { PartGroups } from '@/components/desk/parts/part-groups';
import { deskPages } from '@/lib/desk-pages';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { StaffPage } from '../_components/staff-page';

export const generateMetadata = () => deskPageMetadata('parts');

/** GET /yonetim/parcalar: every part of the site in each of its states (ADR 207). Rendered per request (D12). */
export default function PartsPage() {
  return <StaffPage path={deskPages.parts.path} show={show} />;
}

async function show() {
  const t = await getTranslations('desk.pages.parts');
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      <PartGroups />
    </>
  );
}
