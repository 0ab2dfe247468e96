import { getMessages, getTranslations } from 'next-intl/server';
import { MoreMessages } from '@/components/ui/more-messages';
import type { NotificationGroup, NotificationWay } from '@/contract/notifications';
import { getNotificationChoices } from '@/lib/data/notifications';
import { PushDevice } from './push-device';
import { WayChoice } from './way-choice';

interface NotificationChoicesProps {
  /** What the viewer may be told of. */
  readonly groups: readonly NotificationGroup[];
}

/** In what ways notifications come, too: a part a way, in it one box a group. Nothing where the upstream has no such choice. */
export async function NotificationChoices({ groups }: NotificationChoicesProps) {
  const [t, { notificationOwn }, choices] = await Promise.all([
    getTranslations('notifications'),
    getMessages(),
    getNotificationChoices(),
  ]);
  if (!choices) return null;
  const nameOf = (way: NotificationWay, group: NotificationGroup) => {
    const name = t(`groups.${group}`);
    return way === 'mail' ? name : t(`ways.${way}.label`, { group: name });
  };
  return (
    <section className="mt-10 rounded-panel border border-line bg-surface p-6">
      <MoreMessages messages={{ notificationOwn }}>
        {choices.ways.map(({ way, isOpen, isShown, chosen }, at) => {
          const Heading = at === 0 ? 'h2' : 'h3';
          return (
            <div key={way} className={at === 0 ? undefined : 'mt-6'}>
              <Heading className={`font-display font-semibold ${at === 0 ? 'text-lg' : ''}`}>
                {t(`ways.${way}.title`)}
              </Heading>
              <p className="mt-2 max-w-prose text-sm leading-relaxed text-text-2">
                {t(isOpen ? `ways.${way}.text` : `ways.${way}.none`)}
              </p>
              {way === 'push' && choices.pushKey ? (
                <PushDevice publicKey={choices.pushKey} isHere={choices.isPushedHere} />
              ) : null}
              {isShown ? (
                <div className="mt-4 grid gap-1">
                  {groups.map((group) => (
                    <WayChoice
                      key={group}
                      group={group}
                      way={way}
                      label={nameOf(way, group)}
                      isChosen={chosen[group] ?? false}
                    />
                  ))}
                </div>
              ) : null}
            </div>
          );
        })}
      </MoreMessages>
    </section>
  );
}
