import type { ReactNode } from 'react';
import { assertAreaOn } from '@/app/_components/assert-area-on';
import { PageTexts } from '@/app/_components/page-texts';

/** Everything below /yayin. */
export default async function AreaLayout({ children }: { readonly children: ReactNode }) {
  await assertAreaOn('stream');
  return <PageTexts of={['stream']}>{children}</PageTexts>;
}
