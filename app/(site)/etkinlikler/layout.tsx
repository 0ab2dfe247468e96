import type { ReactNode } from 'react';
import { assertAreaOn } from '@/app/_components/assert-area-on';

/** Everything below /etkinlikler. */
export default async function AreaLayout({ children }: { readonly children: ReactNode }) {
  await assertAreaOn('events');
  return children;
}
