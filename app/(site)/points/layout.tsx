import type { ReactNode } from 'react';
import { assertAreaOn } from '@/app/_components/assert-area-on';
import { PageTexts } from '@/app/_components/page-texts';

/** Everything below /points. */
export default async function AreaLayout({ children }: { readonly children: ReactNode }) {
  await assertAreaOn('points');
  return <PageTexts of={['pointsOwn', 'labels']}>{children}</PageTexts>;
}
