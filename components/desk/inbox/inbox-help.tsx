'use client'; // It opens by a key.

import { useTranslations } from 'next-intl';
import { Modal } from '@/components/ui/modal';

/** The keys of the inbox, in the order of the work. */
export const inboxKeyNames = ['j', 'k', 'a', 'r', 'm', 'x', 'u', '/', '?'] as const;

interface InboxHelpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What each key does. */
export function InboxHelp({ isOpen, onClose }: InboxHelpProps) {
  const t = useTranslations('desk.inbox.help');
  return (
    <Modal open={isOpen} onClose={onClose} title={t('title')}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
        {inboxKeyNames.map((key) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inbox-key">{key}</kbd>
            </dt>
            <dd className="self-center text-text-2">{t(`keys.${names[key]}`)}</dd>
          </div>
        ))}
        <div className="contents">
          <dt>
            <kbd className="inbox-key">Ctrl Enter</kbd>
          </dt>
          <dd className="self-center text-text-2">{t('keys.send')}</dd>
        </div>
      </dl>
      <p className="mt-5 text-sm text-text-3">{t('undo')}</p>
    </Modal>
  );
}

const names = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  r: 'reason',
  m: 'take',
  x: 'choose',
  u: 'undo',
  '/': 'search',
  '?': 'help',
} as const satisfies Record<(typeof inboxKeyNames)[number], string>;
