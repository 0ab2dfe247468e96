import type { ReactNode } from 'react';
import { assertAreaOn } from '@/app/_components/assert-area-on';
import { PageTexts } from '@/app/_components/page-texts';

/** Everything below /liderlik. */
export default async function AreaLayout({ children }: { readonly children: ReactNode }) {
  await assertAreaOn('leaders');
  return <PageTexts of={['leadersOwn']}>{children}</PageTexts>;
}
