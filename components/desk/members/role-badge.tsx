import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

const roles = ['admin', 'editor', 'moderator'] as const;

/** What somebody of the team is, in words; a support role is named after its sponsor. Nothing for a player. */
export function RoleBadge({ permission }: { readonly permission: string }) {
  const t = useTranslations('desk.team');
  if (permission === 'player') return null;
  const role = roles.find((one) => one === permission);
  return <Badge>{role ? t(`roles.${role}`) : t('supportOf', { sponsor: permission })}</Badge>;
}
