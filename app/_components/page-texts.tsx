import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MoreTexts } from '@/components/ui/more-messages';
import { type ClientNamespace, textsOf } from '@/lib/i18n/client-namespaces';

interface PageTextsProps {
  /** What islands of the page say from its first frame on, or a form as soon as it is sent. */
  readonly of: readonly ClientNamespace[];
  readonly children: ReactNode;
}

/** Texts for a page's own islands, beside those of the frame (docs/adr/416). */
export async function PageTexts({ of, children }: PageTextsProps) {
  return <MoreTexts json={textsOf(await getMessages(), of)}>{children}</MoreTexts>;
}
