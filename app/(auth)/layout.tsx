import { PageTexts } from '@/app/_components/page-texts';
import { MemberLeaves } from '@/components/auth/member-leaves';
import { formNamespaces } from '@/lib/i18n/client-namespaces';

/** The account pages: who is logged in already, and reads them from a cache, leaves. */
export default function AuthLayout({ children }: LayoutProps<'/'>) {
  return (
    <PageTexts of={formNamespaces}>
      <MemberLeaves />
      {children}
    </PageTexts>
  );
}
