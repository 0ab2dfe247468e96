import type { ReactNode } from 'react';
import { assertAreaOn } from '@/app/_components/assert-area-on';

/** Everything below /affiliate-gecis. */
export default async function AreaLayout({ children }: { readonly children: ReactNode }) {
  await assertAreaOn('affiliateChange');
  return children;
}
