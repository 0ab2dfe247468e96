'use client'; // What is filled in is sent from here, and the code that comes back is shown once.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OneButtonForm } from '@/components/ui/one-button-form';
import type { NewCode } from '@/contract/redeem-codes';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';
import { CodeFields } from './code-fields';
import { parseNewCode } from './parse-new-code';
import { ShownOnce } from './shown-once';

/** Makes a redeem code, or many at once. They stand on the page until it is left or the next ones are made, and nowhere after that. */
export function NewCodeForm() {
  const t = useTranslations('desk.codes.own');
  const router = useRouter();
  const [made, setMade] = useState<readonly string[]>([]);
  const { errorOf, ...form } = useSubmit<{ readonly data: NewCode }>({
    path: callTo('codes'),
    read: parseNewCode,
    empties: true,
    done: ({ data }) => {
      setMade(data.codes);
      router.refresh();
    },
  });
  return (
    <div className="grid gap-5">
      {made.length === 0 ? null : <ShownOnce codes={made} />}
      <OneButtonForm {...form} save={t('make')} variant="primary">
        <CodeFields errorOf={errorOf} />
      </OneButtonForm>
    </div>
  );
}
