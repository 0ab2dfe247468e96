'use client'; // The file is read in the browser and shown before anything is sent.

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { showToast } from '@/lib/browser/toast';

/** The body of a call has room for no more. */
const mostBytes = 60_000;

interface CodeFileProps {
  readonly onRead: (text: string) => void;
}

/** A text or CSV file whose lines go into the field. */
export function CodeFile({ onRead }: CodeFileProps) {
  const t = useTranslations('desk.market.own');
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > mostBytes) return showToast('error', t('fileTooLarge'));
    onRead(await file.text());
  };
  return (
    <label className={buttonClass('quiet', 'cursor-pointer has-focus-visible:outline-2')}>
      {t('file')}
      <input
        type="file"
        accept=".txt,.csv,text/plain,text/csv"
        className="sr-only"
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
