import type { ReactNode } from 'react';
import { assertAreaOn } from '@/app/_components/assert-area-on';

/** Everything below /liderlik. */
export default async function AreaLayout({ children }: { readonly children: ReactNode }) {
  await assertAreaOn('leaders');
  return children;
}
