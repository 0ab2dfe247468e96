import { AuthorPage, authorMetadata } from '../../_components/author-page';

type Props = PageProps<'/analiz/yazar/[slug]'>;

export async function generateMetadata({ params }: Props) {
  return authorMetadata((await params).slug);
}

/** GET /analiz/yazar/{slug}: everything an author wrote, the newest first. Rendered per request. */
export default async function AnalystPage({ params }: Props) {
  return <AuthorPage slug={(await params).slug} />;
}
