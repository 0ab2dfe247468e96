import type { ReactNode } from 'react';
import { assertAreaOn } from '@/app/_components/assert-area-on';
import { PageTexts } from '@/app/_components/page-texts';
import { claimNamespaces } from '@/lib/i18n/client-namespaces';

/** Everything below /sizdengelenler. */
export default async function AreaLayout({ children }: { readonly children: ReactNode }) {
  await assertAreaOn('wins');
  return <PageTexts of={claimNamespaces}>{children}</PageTexts>;
}
