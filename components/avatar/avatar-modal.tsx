'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import type { AvatarChoice } from '@/lib/data/main';
import { AvatarChoices } from './avatar-choices';
import { useSaveAvatar } from './use-save-avatar';

interface AvatarModalProps {
  readonly avatars: readonly AvatarChoice[];
  /** Address of the avatar the user has, null while none was chosen. */
  readonly current: string | null;
  readonly onClose: () => void;
}

/** 'Avatar Seçin': nine pictures and a button that waits for a choice and while it is saved (specification 5). */
export function AvatarModal({ avatars, current, onClose }: AvatarModalProps) {
  const t = useTranslations('avatar');
  const chosen = avatars.find(({ url }) => url === current)?.path ?? null;
  const { path, choose, isBusy, save } = useSaveAvatar(chosen, onClose);
  return (
    <Modal open onClose={onClose} title={t('title')}>
      <form onSubmit={save} className="grid gap-6">
        <AvatarChoices avatars={avatars} chosen={path} onChoose={choose} />
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={path === null} className="w-full">
          {t('save')}
        </Button>
      </form>
    </Modal>
  );
}
