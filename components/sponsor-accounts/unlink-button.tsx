'use client'; // Asks before it takes a link back.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { errorTexts } from '@/lib/browser/error-texts';
import { sendJson } from '@/lib/browser/send-json';
import { showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';

interface UnlinkButtonProps {
  readonly id: number;
  readonly name: string;
}

/** Takes a linked account back, after a question. */
export function UnlinkButton({ id, name }: UnlinkButtonProps) {
  const t = useTranslations();
  const router = useRouter();
  const isReady = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const unlink = async () => {
    setBusy(true);
    const sent = await sendJson('POST', `/api/sponsor-accounts/${id}/unlink`);
    setBusy(false);
    setOpen(false);
    if (sent.ok) showToast('success', t('claimForms.link.unlinked'));
    else for (const text of errorTexts(sent.error, t)) showToast('error', text);
    router.refresh();
  };
  return (
    <>
      <Button
        variant="quiet"
        disabled={!isReady}
        onClick={() => setOpen(true)}
        aria-label={t('claimForms.link.unlinkOf', { name })}
      >
        {t('claimForms.link.unlink')}
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('claimForms.link.unlinkOf', { name })}>
        <p className="mb-6 leading-relaxed text-text-2">{t('claimForms.link.question')}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {t('claimForms.link.keep')}
          </Button>
          <Button isBusy={isBusy} onClick={() => void unlink()}>
            {t('claimForms.link.unlink')}
          </Button>
        </div>
      </Modal>
    </>
  );
}
