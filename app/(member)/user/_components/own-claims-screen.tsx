import { notFound } from 'next/navigation';
import { SectionFrame } from '@/components/account/section-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { ClaimList } from '@/components/claims/claim-list';
import { listOwnClaims } from '@/lib/data/claims';
import { requireUserWith } from '@/lib/data/require-user';
import { listPage } from '@/lib/paths';
import { isAccountPermission } from '@/lib/routes';
import { ownClaimsPath } from './own-claims-path';

interface OwnClaimsScreenProps {
  readonly kind: keyof typeof ownClaimsPath;
  readonly cursor?: string;
}

/** A page of the viewer's own deposits or prizes; 404 for a support role, which has none, and for a cursor that is none (D12). */
export async function OwnClaimsScreen({ kind, cursor }: OwnClaimsScreenProps) {
  const path = ownClaimsPath[kind];
  const known = await requireUserWith(listPage(path, cursor), () => listOwnClaims(kind, cursor));
  if (!known) return <RenewSession />;
  const [user, page] = known;
  if (!page || !isAccountPermission(user.permission)) notFound();
  return (
    <SectionFrame section="ticket-deposits" permission={user.permission}>
      <ClaimList kind={kind} page={page} path={path} isFirst={cursor === undefined} />
    </SectionFrame>
  );
}
