import { TextPageView } from '@/app/_components/text-page-view';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('terms');

/** GET /kullanim-kosullari: prerendered, the same for everybody. */
export default function TermsPage() {
  return <TextPageView route="terms" slug="kullanim-kosullari" />;
}
