'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { sendJson } from '@/lib/browser/send-json';
import { callTo } from '@/lib/calls';
import { loginPath } from '@/lib/format/next-path';

/**
 * Stands in for a member page whose token the upstream no longer takes: asks the server once to renew the session (D3),
 * then shows the page, or leads to the login and back. An upstream that is down ends nothing (D4): the error page with its
 * retry appears. Shows nothing itself.
 */
export function RenewSession() {
  const router = useRouter();
  const path = usePathname();
  const [failure, setFailure] = useState<Error | null>(null);

  useEffect(() => {
    let isGone = false;
    void sendJson('POST', callTo('refresh')).then((sent) => {
      if (isGone) return;
      if (sent.ok) router.refresh();
      else if (sent.status === 401) router.replace(loginPath(path));
      else setFailure(new Error(`session not renewed: ${sent.status}`));
    });
    return () => {
      isGone = true;
    };
  }, [router, path]);

  if (failure) throw failure;
  return null;
}
