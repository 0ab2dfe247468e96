'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { openAvatarModal } from '@/lib/browser/avatar-modal';
import { useHydrated } from '@/lib/browser/use-hydrated';

/** Opens the avatar modal. */
export function ChangeAvatar() {
  const t = useTranslations('account');
  const isReady = useHydrated();
  return (
    <Button onClick={openAvatarModal} disabled={!isReady} className="mt-6 w-full">
      {t('changeAvatar')}
    </Button>
  );
}
