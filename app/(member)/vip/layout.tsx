import type { ReactNode } from 'react';
import { assertAreaOn } from '@/app/_components/assert-area-on';

/** Everything below /vip. */
export default async function AreaLayout({ children }: { readonly children: ReactNode }) {
  await assertAreaOn('vip');
  return children;
}
