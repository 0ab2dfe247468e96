'use client'; // A version is restored here.

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AskTwice } from '@/components/ui/ask-twice';
import type { ContentKind } from '@/contract/desk-content';
import type { ContentField } from '@/contract/desk-content-fields';
import { errorTexts } from '@/lib/browser/error-texts';
import { sendDesk } from '@/lib/browser/send-desk';
import { showErrors, showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { deskCallTo } from '@/lib/desk-calls';
import { deskEntryPath } from '@/lib/desk-paths';
import { ChangeRows } from './change-rows';
import type { Json } from './content-field';
import { problemText, readProblems } from './problem-texts';
import { useFieldTexts } from './use-field-texts';

type Changes = readonly { readonly field: string; readonly from: Json; readonly to: Json }[];

interface VersionViewProps {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly fields: readonly ContentField[];
  readonly number: number;
  /** The version that is stored now: a restored one goes on top of it. */
  readonly present: number;
  readonly changes: Changes;
  readonly since: Changes;
  readonly canWrite: boolean;
}

/** A version of an entry: what it changed, what has changed since, and the way back to it. */
export function VersionView(props: VersionViewProps) {
  const { kind, slug, fields, number, present, changes, since, canWrite } = props;
  const t = useTranslations();
  const c = useTranslations('desk.content');
  const texts = useFieldTexts(kind);
  const router = useRouter();
  const isReady = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    const sent = await sendDesk('POST', deskCallTo('deskContentRestore', kind, slug, number), {
      body: { version: present },
      idempotencyKey: crypto.getRandomValues(new Uint32Array(4)).join(''),
    });
    setBusy(false);
    if (!sent.ok) {
      const problems = readProblems(sent.detail);
      return showErrors(
        problems.length > 0 ? problems.map((one) => problemText(one, c, texts)) : errorTexts(sent.error, t),
      );
    }
    showToast('success', c('history.restored'));
    router.push(deskEntryPath('content', kind, slug) as Route);
    router.refresh();
  };
  return (
    <div className="grid gap-6">
      <section>
        <h2 className="mb-2 font-display text-lg font-semibold">{c('history.changes')}</h2>
        <ChangeRows fields={fields} changes={changes} texts={texts} />
      </section>
      {number === present ? null : (
        <section>
          <h2 className="mb-2 font-display text-lg font-semibold">{c('history.since')}</h2>
          <ChangeRows fields={fields} changes={since} texts={texts} />
        </section>
      )}
      {canWrite && number !== present ? (
        <AskTwice
          ask={c('history.restore')}
          sure={c('history.restoreSure')}
          isBusy={isBusy}
          isShown={isReady}
          onSubmit={(event) => {
            event.preventDefault();
            void restore();
          }}
        />
      ) : null}
    </div>
  );
}
