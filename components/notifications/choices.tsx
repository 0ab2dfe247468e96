import { getMessages, getTranslations } from 'next-intl/server';
import { MoreMessages } from '@/components/ui/more-messages';
import { getNotificationChoices } from '@/lib/data/notifications';
import { MailChoice } from './mail-choice';

const groups = ['account', 'reviews', 'market', 'contests'] as const;

interface NotificationChoicesProps {
  /** Whether the viewer decides what waits in the inbox. */
  readonly isTeam: boolean;
}

/** What comes by mail, too: one box a group. Nothing where the upstream has no such choice. */
export async function NotificationChoices({ isTeam }: NotificationChoicesProps) {
  const [t, { notificationOwn }, choices] = await Promise.all([
    getTranslations('notifications'),
    getMessages(),
    getNotificationChoices(),
  ]);
  if (!choices) return null;
  return (
    <section className="mt-10 rounded-panel border border-line bg-surface p-6">
      <h2 className="font-display text-lg font-semibold">{t('choicesTitle')}</h2>
      <p className="mt-2 max-w-prose text-sm leading-relaxed text-text-2">
        {t(choices.canMail ? 'choicesText' : 'noMail')}
      </p>
      <MoreMessages messages={{ notificationOwn }}>
        <div className="mt-4 grid gap-1">
          {[...groups, ...(isTeam ? (['team'] as const) : [])].map((group) => (
            <MailChoice
              key={group}
              group={group}
              label={t(`groups.${group}`)}
              isChosen={choices.mail[group] ?? false}
            />
          ))}
        </div>
      </MoreMessages>
    </section>
  );
}
