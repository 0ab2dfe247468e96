'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { openAvatarModal } from '@/lib/browser/avatar-modal';

/** Opens the avatar modal. */
export function ChangeAvatar() {
  const t = useTranslations('account');
  return (
    <Button onClick={openAvatarModal} className="mt-6 w-full">
      {t('changeAvatar')}
    </Button>
  );
}
