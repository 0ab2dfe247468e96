import { Handshake, type LucideIcon, ShieldCheck, TicketCheck, UserRound } from 'lucide-react';
import type { UserSection } from '@/lib/routes';

const icons: Readonly<Record<UserSection, LucideIcon>> = {
  info: UserRound,
  partners: Handshake,
  verify: ShieldCheck,
  'ticket-deposits': TicketCheck,
};

interface SectionIconProps {
  readonly section: UserSection;
  readonly size?: number;
}

/** The icon of a section of the user area, the same in every menu. Decorative. */
export function SectionIcon({ section, size = 20 }: SectionIconProps) {
  const Icon = icons[section];
  return <Icon size={size} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />;
}
