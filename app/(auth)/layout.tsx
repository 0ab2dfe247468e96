import { MemberLeaves } from '@/components/auth/member-leaves';

/** The account pages: who is logged in already, and reads them from a cache, leaves. */
export default function AuthLayout({ children }: LayoutProps<'/'>) {
  return (
    <>
      <MemberLeaves />
      {children}
    </>
  );
}
