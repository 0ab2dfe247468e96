import { getMessages, getTranslations } from 'next-intl/server';
import { MoreMessages } from '@/components/ui/more-messages';
import type { CurrentUser } from '@/lib/data/current-user';
import { NicknameForm } from './nickname-form';

interface PublicNameProps {
  readonly user: Pick<CurrentUser, 'publicName' | 'nickname' | 'nicknameChangeAt'>;
}

/** How everybody sees the member, and the way to another name. Nothing where the upstream knows no nicknames. */
export async function PublicName({ user: { publicName, nickname, nicknameChangeAt } }: PublicNameProps) {
  if (publicName === null) return null;
  const [t, { nicknameOwn }] = await Promise.all([getTranslations('nickname'), getMessages()]);
  return (
    <section aria-labelledby="public-name" className="rounded-panel border border-line bg-surface p-6">
      <h2 id="public-name" className="font-display text-lg font-semibold">
        {t('title')}
      </h2>
      <p className="mt-2 mb-5 text-sm leading-relaxed text-text-2">
        {t.rich(nickname === null ? 'masked' : 'shown', {
          name: publicName,
          strong: (name) => <strong className="text-text">{name}</strong>,
        })}
      </p>
      <MoreMessages messages={{ nicknameOwn }}>
        <NicknameForm nickname={nickname ?? ''} changeAt={nicknameChangeAt} />
      </MoreMessages>
    </section>
  );
}
