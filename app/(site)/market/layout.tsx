import type { ReactNode } from 'react';
import { assertAreaOn } from '@/app/_components/assert-area-on';

/** Everything below /market. */
export default async function AreaLayout({ children }: { readonly children: ReactNode }) {
  await assertAreaOn('market');
  return children;
}
