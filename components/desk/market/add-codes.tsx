'use client'; // Codes are typed, pasted or read from a file here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import { TextareaField } from '@/components/ui/textarea-field';
import type { AddedCodes } from '@/contract/vault';
import { errorTexts, ruleText } from '@/lib/browser/error-texts';
import { type CallError, sendJson } from '@/lib/browser/send-json';
import { showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { callTo } from '@/lib/calls';
import { CodeFile } from './code-file';
import { type CodeLine, lineFaults, parseCodeLines } from './code-lines';

interface AddCodesProps {
  readonly slug: string;
  readonly title: string;
}

const mostShown = 10;

/** New codes for an item, one a line. All are taken or none; what is wrong is told line by line, and the text stays to be mended. */
export function AddCodes({ slug, title }: AddCodesProps) {
  const t = useTranslations();
  const router = useRouter();
  const isHydrated = useHydrated();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const lines = parseCodeLines(text);

  const add = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const body = { codes: lines.map(({ code }) => code) };
    const sent = await sendJson<{ readonly data: AddedCodes }>('POST', callTo('itemCodes', slug), body);
    setBusy(false);
    if (!sent.ok) return refuse(sent.error, lines);
    setFaults([]);
    setText('');
    showToast('success', t('desk.market.own.added', { count: sent.data.data.added }));
    router.refresh();
  };

  const refuse = (error: CallError, sent: readonly CodeLine[]) => {
    const found = lineFaults(error.errors, sent);
    const shown = found
      .slice(0, mostShown)
      .map(({ line, rule }) => t('desk.market.own.line', { line, text: ruleText(rule, t) }));
    const more = found.length - shown.length;
    const texts = found.length === 0 ? errorTexts(error, t) : shown;
    setFaults(more > 0 ? [...texts, t('desk.market.own.moreLines', { count: more })] : texts);
    showToast(
      'error',
      found.length === 0 ? (texts[0] ?? '') : t('desk.market.own.none', { count: found.length }),
    );
  };

  return (
    <form method="post" onSubmit={add} noValidate className="grid gap-4">
      <FormSummary texts={faults} />
      <TextareaField
        name="codes"
        label={t('desk.market.own.codes', { title })}
        hint={t('desk.market.own.hint')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        disabled={!isHydrated}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
          {t('desk.market.own.add', { count: lines.length })}
        </Button>
        <CodeFile
          onRead={(read) => setText((before) => (before.trim() === '' ? read : `${before}\n${read}`))}
        />
      </div>
    </form>
  );
}
