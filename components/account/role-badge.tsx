import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

interface RoleBadgeProps {
  readonly permission: string;
}

/** Moderatör, Admin or Editor; any other role but player is a support role, shown by its name (specification 6). */
export function RoleBadge({ permission }: RoleBadgeProps) {
  const t = useTranslations('account.roles');
  if (permission === 'player') return null;
  const isNamed = permission === 'moderator' || permission === 'admin' || permission === 'editor';
  return <Badge>{isNamed ? t(permission) : t('support', { role: permission })}</Badge>;
}
