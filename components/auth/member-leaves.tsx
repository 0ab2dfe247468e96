'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { nextPath } from '@/lib/browser/next-path';
import { useUser } from '@/lib/browser/use-user';

/** Sends a logged-in visitor away from a guest's page (D7) where the guard could not: these pages are prerendered. */
export function MemberLeaves() {
  const { user } = useUser();
  const router = useRouter();
  const isMember = user !== null;
  useEffect(() => {
    if (isMember) router.replace(nextPath(window.location.search));
  }, [isMember, router]);
  return null;
}
