import type { CursorProps } from '@/app/_components/cursor-props';
import { AuthorPage, authorMetadata } from '../../_components/author-page';

type Props = CursorProps<{ readonly slug: string }>;

export async function generateMetadata({ params }: Props) {
  return authorMetadata((await params).slug);
}

/** GET /analiz/yazar/{slug}: everything an author wrote, the newest first. Rendered per request. */
export default async function AnalystPage({ params }: Props) {
  return <AuthorPage {...(await params)} />;
}
