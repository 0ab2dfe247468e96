'use client'; // A juror scores here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';

interface ScoreFormProps {
  readonly slug: string;
  readonly id: number;
  readonly username: string;
  /** The viewer's score so far. */
  readonly score: number | null;
}

/** The viewer's own score of an entry, 0 to 100; again, it replaces the one before. */
export function ScoreForm({ slug, id, username, score }: ScoreFormProps) {
  const t = useTranslations('eventJury');
  const router = useRouter();
  const { isBusy, isReady, errorOf, submit } = useSubmit({
    path: callTo('eventScore', slug, id),
    read: (fields) => ({ score: parseScore(String(fields.get('score') ?? '')) }),
    done: () => {
      showToast('success', t('scored', { username }));
      router.refresh();
    },
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="flex items-start gap-2">
      <div className="w-32">
        <Field
          name="score"
          label={t('score')}
          aria-label={t('scoreOf', { username })}
          hint={t('scoreHint')}
          error={errorOf('score')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          defaultValue={score ?? ''}
          required
        />
      </div>
      <Button type="submit" isBusy={isBusy} disabled={!isReady} className="mt-7">
        {t('save')}
      </Button>
    </form>
  );
}

/** A decimal comma is one; what is no number goes out as it is and comes back as an error beside the field. */
function parseScore(text: string): number | string | null {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  const value = Number(trimmed);
  return Number.isNaN(value) ? text : value;
}
