'use client'; // Asks before it takes a link back.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';

interface UnlinkButtonProps {
  readonly id: number;
  readonly name: string;
}

/** Takes a linked account back, after a question. */
export function UnlinkButton({ id, name }: UnlinkButtonProps) {
  const t = useTranslations('claimForms.link');
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const { errorOf: _, ...form } = useSubmit({
    path: callTo('claimSteps', 'account', id),
    read: () => ({ action: 'withdraw' }),
    done: () => {
      setOpen(false);
      showToast('success', t('unlinked'));
      router.refresh();
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        disabled={!form.isReady}
        onClick={() => setOpen(true)}
        aria-label={t('unlinkOf', { name })}
      >
        {t('unlink')}
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('unlinkOf', { name })}>
        <p className="mb-6 leading-relaxed text-text-2">{t('question')}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {t('keep')}
          </Button>
          <OneButtonForm {...form} save={t('unlink')} />
        </div>
      </Modal>
    </>
  );
}
