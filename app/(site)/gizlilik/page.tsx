import { TextPageView } from '@/app/_components/text-page-view';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('privacy');

/** GET /gizlilik: prerendered, the same for everybody. */
export default function PrivacyPage() {
  return <TextPageView route="privacy" slug="gizlilik" />;
}
