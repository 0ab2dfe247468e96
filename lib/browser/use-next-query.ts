'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { nextQuery } from '@/lib/format/next-path';

/**
 * The query that carries the page's own `next` on to another page of the auth area (D7): '' on the server, in the first
 * render, and wherever there is none. The pages are prerendered, so only the browser knows the address.
 */
export function useNextQuery(): ReturnType<typeof nextQuery> {
  const path = usePathname();
  const [query, setQuery] = useState<ReturnType<typeof nextQuery>>('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page is what changes the address
  useEffect(() => setQuery(nextQuery(new URLSearchParams(window.location.search).get('next'))), [path]);
  return query;
}
