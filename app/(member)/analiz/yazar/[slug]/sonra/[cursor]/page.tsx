import { AuthorPage, authorMetadata } from '../../../../_components/author-page';

type Props = PageProps<'/analiz/yazar/[slug]/sonra/[cursor]'>;

export async function generateMetadata({ params }: Props) {
  return authorMetadata((await params).slug);
}

/** GET /analiz/yazar/{slug}/sonra/{cursor}: older ones of an author; a cursor of another list is not found. */
export default async function OlderAnalystPage({ params }: Props) {
  return <AuthorPage {...(await params)} />;
}
