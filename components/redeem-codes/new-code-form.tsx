'use client'; // What is filled in is sent from here, and the code that comes back is shown once.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import type { NewCode } from '@/contract/redeem-codes';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useSubmit } from '@/lib/browser/use-submit';
import { CodeFields } from './code-fields';
import { newCodeOf } from './new-code-of';
import { ShownOnce } from './shown-once';

/** Makes a redeem code. The code stands on the page until it is left or the next one is made, and nowhere after that. */
export function NewCodeForm() {
  const t = useTranslations('redeemCodesOwn');
  const router = useRouter();
  const isHydrated = useHydrated();
  const [made, setMade] = useState<string | null>(null);
  const { isBusy, summary, errorOf, submit } = useSubmit<{ readonly data: NewCode }>({
    path: '/api/codes',
    read: newCodeOf,
    done: ({ data }, form) => {
      form.reset();
      setMade(data.code);
      router.refresh();
    },
  });
  return (
    <div className="grid gap-5">
      {made === null ? null : <ShownOnce code={made} />}
      <form method="post" onSubmit={submit} noValidate className="grid gap-5">
        <FormSummary texts={summary} />
        <CodeFields errorOf={errorOf} />
        <Button
          type="submit"
          variant="primary"
          isBusy={isBusy}
          disabled={!isHydrated}
          className="w-full sm:w-auto sm:justify-self-start"
        >
          {t('make')}
        </Button>
      </form>
    </div>
  );
}
