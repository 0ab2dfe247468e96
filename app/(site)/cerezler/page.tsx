import { TextPageView } from '@/app/_components/text-page-view';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('cookies');

/** GET /cerezler: prerendered, the same for everybody. */
export default function CookiesPage() {
  return <TextPageView route="cookies" slug="cerezler" />;
}
