'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { sendJson } from '@/lib/browser/send-json';
import { loginPath } from '@/lib/format/next-path';

/**
 * Stands in for a member page whose token the upstream no longer takes: asks the server once to renew the session (D3),
 * then shows the page, or leads to the login and back. Shows nothing itself.
 */
export function RenewSession() {
  const router = useRouter();
  const path = usePathname();

  useEffect(() => {
    let isGone = false;
    void sendJson('POST', '/api/refresh').then(({ ok }) => {
      if (isGone) return;
      if (ok) router.refresh();
      else window.location.assign(loginPath(path));
    });
    return () => {
      isGone = true;
    };
  }, [router, path]);

  return null;
}
