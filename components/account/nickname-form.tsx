'use client'; // What is filled in is sent from here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';
import { formatDay } from '@/lib/format/dates';

interface NicknameFormProps {
  /** The present one; empty where none is chosen. */
  readonly nickname: string;
  /** From when on another one may be chosen; null for now. */
  readonly changeAt: string | null;
}

/** The name that everybody sees: chosen, changed, or taken away by leaving it empty. */
export function NicknameForm({ nickname, changeAt }: NicknameFormProps) {
  const t = useTranslations('nicknameOwn');
  const router = useRouter();
  const { reload } = useUser();
  const { errorOf, ...form } = useSubmit({
    path: callTo('nickname'),
    read: (fields) => ({ nickname: String(fields.get('nickname') ?? '') }),
    done: () => {
      showToast('success', t('saved'));
      void reload();
      router.refresh();
    },
  });
  return (
    <OneButtonForm {...form} save={t('save')}>
      <Field
        name="nickname"
        label={t('label')}
        hint={changeAt === null ? t('hint') : t('waits', { date: formatDay(changeAt) ?? '–' })}
        error={errorOf('nickname')}
        defaultValue={nickname}
        maxLength={20}
        autoComplete="nickname"
        autoCapitalize="words"
        spellCheck={false}
      />
    </OneButtonForm>
  );
}
