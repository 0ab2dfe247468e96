import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { UserSection } from '@/lib/routes';

const icons: Readonly<Record<UserSection, IconName>> = {
  info: 'user-round',
  partners: 'handshake',
  verify: 'shield-check',
  'ticket-deposits': 'ticket-check',
};

interface SectionIconProps {
  readonly section: UserSection;
  readonly size?: number;
}

/** The icon of a section of the user area, the same in every menu. Decorative. */
export function SectionIcon({ section, size = 20 }: SectionIconProps) {
  return <Icon name={icons[section]} size={size} />;
}
