import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SectionFrame } from '@/components/account/section-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { requireUser } from '@/lib/data/require-user';
import type { DeskName } from '@/lib/routes';
import { DeskTabs } from './desk-tabs';

interface DeskScreenProps {
  readonly desk: DeskName;
  /** The page's own. */
  readonly path: string;
  /** Asks for what the desk shows, once it is known that the viewer may see it; null for a page that is none. */
  readonly load: () => Promise<ReactNode | null>;
}

/** The frame of a desk of admins; 404 for everybody else (D12). */
export async function DeskScreen({ desk, path, load }: DeskScreenProps) {
  const user = await requireUser(path);
  if (!user) return <RenewSession />;
  if (user.permission !== 'admin') notFound();
  const t = await getTranslations('desks');
  const texts = { title: t(`${desk}.title`), description: t(`${desk}.description`) };
  const shown = (await load()) ?? notFound();
  return (
    <SectionFrame section="ticket-deposits" permission={user.permission} texts={texts}>
      <DeskTabs current={desk} permission={user.permission} />
      {shown}
    </SectionFrame>
  );
}
