'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { late } from '@/components/ui/late';
import { withTexts } from '@/components/ui/with-texts';
import { isStreamHidden, keepStreamHidden } from '@/lib/browser/stream-place';
import { useLive } from '@/lib/browser/use-live';
import type { Live } from '@/lib/format/live';
import { deskHome, routes } from '@/lib/routes';
import type { FloatingStreamProps } from './floating-stream';
import { listPlayers } from './players';

/** Where it does not come, the page goes on without. */
const FloatingStream = late<FloatingStreamProps>(
  withTexts(
    () => import('./floating-stream').then((module) => module.FloatingStream),
    () => null,
  ),
);

interface StreamWidgetProps {
  /** The live state the page was made with; the widget keeps itself current. */
  readonly live: Live;
}

/** The floating stream: there only while live, with at least one player, until it is hidden for the session. Its parts load then. */
export function StreamWidget({ live }: StreamWidgetProps) {
  const current = useLive(live);
  const players = listPlayers(current);
  const [isHidden, setIsHidden] = useState(true);
  useEffect(() => setIsHidden(isStreamHidden()), []);
  const hide = () => {
    keepStreamHidden();
    setIsHidden(true);
  };
  // There the stream has a place of its own.
  const path = usePathname();
  return players.length === 0 || isHidden || path === routes.stream.path ? null : (
    <FloatingStream players={players} links={current.stream} isForm={isFormPage(path)} onHide={hide} />
  );
}

const formPages: readonly string[] = [
  routes.login.path,
  routes.register.path,
  routes.forgotPassword.path,
  routes.complaints.path,
  routes.affiliateChange.path,
];

/** A page where something is filled in, or the member's own account. */
function isFormPage(path: string): boolean {
  return formPages.includes(path) || path.startsWith(`${routes.user.path}/`) || path.startsWith(deskHome);
}
