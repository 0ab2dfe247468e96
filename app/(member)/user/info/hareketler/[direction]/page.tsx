import { notFound } from 'next/navigation';
import type { CursorProps } from '@/app/_components/cursor-props';
import { findStatementDirection } from '@/lib/format/statement-paths';
import { infoPageMetadata } from '@/lib/seo/page-metadata';
import { StatementLinesPage } from '../_components/statement-lines-page';

export const generateMetadata = () => infoPageMetadata('hareketler');

/** GET /user/info/hareketler/{gelen|giden}: what came into the viewer's account, or what went out of it. */
export default async function StatementDirectionPage({
  params,
}: CursorProps<{ readonly direction: string }>) {
  const { direction, ...page } = await params;
  return <StatementLinesPage {...page} direction={findStatementDirection(direction) ?? notFound()} />;
}
