import type { ReactNode } from 'react';
import { assertAreaOn } from '@/app/_components/assert-area-on';

/** Everything below /analiz. */
export default async function AreaLayout({ children }: { readonly children: ReactNode }) {
  await assertAreaOn('analysis');
  return children;
}
