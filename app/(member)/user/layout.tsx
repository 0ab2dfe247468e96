import type { ReactNode } from 'react';
import { PageTexts } from '@/app/_components/page-texts';
import { claimNamespaces } from '@/lib/i18n/client-namespaces';

/** Around the user area, whose sections are forms and what was handed in. */
export default function UserLayout({ children }: { readonly children: ReactNode }) {
  return <PageTexts of={[...claimNamespaces, 'account']}>{children}</PageTexts>;
}
