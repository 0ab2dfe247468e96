'use client'; // A code is made here while the stream runs, and shown to be told.

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { CopyText } from '@/components/ui/copy-text';
import { Field } from '@/components/ui/field';
import { OneButtonForm } from '@/components/ui/one-button-form';
import type { NewCode } from '@/contract/redeem-codes';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';
import { formatDateTime } from '@/lib/format/dates';
import { EndCode } from '../codes/end-code';
import { SayCode } from './say-code';
import { toTimedCode } from './to-timed-code';

interface CodeRainProps {
  /** The channel's chat is connected, and the viewer may speak in it. */
  readonly hasChat: boolean;
}

interface Made {
  readonly id: number;
  readonly code: string;
  readonly until: string;
  readonly minutes: number;
}

/** A code for whoever watches: what it brings, how many can take it and for how many minutes; it runs from the press of the button, and is taken back beside it. */
export function CodeRain({ hasChat }: CodeRainProps) {
  const t = useTranslations('desk.stream.rain');
  const last = useRef<ReturnType<typeof toTimedCode> | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const { errorOf, ...form } = useSubmit<{ readonly data: NewCode }>({
    path: callTo('codes'),
    read: (fields) => {
      last.current = toTimedCode(fields, { title: t('codeTitle'), now: Date.now(), last: last.current });
      return last.current;
    },
    done: ({ data }) => {
      const [from, until] = [String(last.current?.starts_at), String(last.current?.ends_at)];
      const minutes = Math.round((Date.parse(until) - Date.parse(from)) / 60_000);
      setMade({ id: data.id, code: data.codes.join(' '), until: formatDateTime(until) ?? '', minutes });
      last.current = null;
    },
  });
  const whole = { inputMode: 'numeric', autoComplete: 'off', maxLength: 7, required: true } as const;
  return (
    <div className="grid max-w-4xl gap-5">
      {made ? (
        <div role="status" className="grid gap-2">
          <p className="stream-code">{made.code}</p>
          <CopyText text={made.code} label={t('code')} />
          <p className="text-sm text-text-2">{t('until', { until: made.until })}</p>
          <div className="flex flex-wrap items-end justify-between gap-4">
            {hasChat ? <SayCode key={made.code} code={made.code} minutes={made.minutes} /> : null}
            <EndCode key={made.id} id={made.id} of="codeEnd" isShown onEnded={() => setMade(null)} />
          </div>
        </div>
      ) : null}
      <OneButtonForm {...form} save={t('make')} variant="primary">
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          <Field {...whole} name="amount" label={t('amount')} error={errorOf('amount')} defaultValue="100" />
          <Field {...whole} name="max_uses" label={t('uses')} error={errorOf('max_uses')} defaultValue="50" />
          <Field
            {...whole}
            name="minutes"
            label={t('minutes')}
            error={errorOf('ends_at')}
            defaultValue="10"
          />
          <Field
            name="code"
            label={t('own')}
            hint={t('ownHint')}
            error={errorOf('code')}
            autoComplete="off"
            maxLength={60}
          />
        </div>
      </OneButtonForm>
    </div>
  );
}
