import { MemberLeaves } from '@/components/auth/member-leaves';

export default function AuthLayout({ children }: LayoutProps<'/'>) {
  return (
    <>
      <MemberLeaves />
      {children}
    </>
  );
}
