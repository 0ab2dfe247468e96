import { getMessages, getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MoreMessages } from '@/components/ui/more-messages';
import { callTo } from '@/lib/calls';
import { formatDateTime } from '@/lib/format/dates';
import { DeletionForm } from './deletion-form';
import { KeepAccount } from './keep-account';

interface OwnDataPanelProps {
  /** When the account goes; null while nobody asked for it. */
  readonly deleteAt: string | null;
}

/** What is stored about the member as a file, and the end of the account. */
export async function OwnDataPanel({ deleteAt }: OwnDataPanelProps) {
  const [t, { ownDataOwn }] = await Promise.all([getTranslations('ownData'), getMessages()]);
  return (
    <MoreMessages messages={{ ownDataOwn }}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <section className="rounded-panel border border-line bg-surface p-6">
          <h2 className="font-display text-lg font-semibold">{t('exportTitle')}</h2>
          <p className="mt-2 mb-5 text-sm leading-relaxed text-text-2">{t('exportText')}</p>
          <a href={callTo('export')} download className={buttonClass()}>
            <Icon name="download" size={18} />
            {t('export')}
          </a>
        </section>
        <section className="rounded-panel border border-line bg-surface p-6">
          <h2 className="font-display text-lg font-semibold">{t(deleteAt ? 'dueTitle' : 'deleteTitle')}</h2>
          {deleteAt ? (
            <KeepAccount date={formatDateTime(deleteAt) ?? deleteAt} />
          ) : (
            <>
              <p className="mt-2 mb-5 text-sm leading-relaxed text-text-2">{t('deleteText')}</p>
              <DeletionForm />
            </>
          )}
        </section>
      </div>
    </MoreMessages>
  );
}
