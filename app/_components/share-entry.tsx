import { getTranslations } from 'next-intl/server';
import { ShareLink } from '@/components/share/share-link';
import { Icon } from '@/components/ui/icon';
import { findSharePicture } from '@/lib/share/find-share';
import type { ShareKindName } from '@/lib/share/share-kinds';

/** An entry by the names of its picture. */
export interface ShareEntryProps {
  readonly kind: ShareKindName;
  readonly name: string;
  readonly title: string;
}

/** Hands the picture of an entry on, where it has one. */
export async function ShareEntry({ kind, name, title }: ShareEntryProps) {
  const [picture, t] = await Promise.all([findSharePicture(kind, name), getTranslations('sharePictures')]);
  if (!picture) return null;
  return (
    <ShareLink
      wide={picture.wide}
      tall={picture.tall}
      title={title}
      said={t('said')}
      className="relative z-1 -my-2.5 flex min-h-11 shrink-0 items-center gap-2 text-sm font-medium text-text-2 hover:text-text"
    >
      <Icon name="share-2" size={16} />
      {t('share')}
    </ShareLink>
  );
}
