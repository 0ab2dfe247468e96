import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OneButtonForm } from '@/components/ui/one-button-form';
import type { StreamEndWire } from '@/contract/desk-stream';
import type { StreamDesk } from '@/lib/browser/stream/use-stream-desk';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';
import { formatAmount } from '@/lib/format/money';
import { problemText } from '../content/problem-texts';
import { useFieldWords } from './use-field-words';

interface EndPreviewProps {
  readonly stream: StreamDesk;
  /** A hunt's end balance, in minor units. */
  readonly end: number | null;
  readonly preview: StreamEndWire;
}

/** What the end would do: whom the prizes go to, or why it cannot be; and the button that does it. */
export function EndPreview({ stream, end, preview }: EndPreviewProps) {
  const t = useTranslations('desk.stream.own.end');
  const content = useTranslations('desk.content');
  const words = useFieldWords();
  const { problems, winners, guess_count } = preview;
  const { kind, currency } = stream.desk;
  if (problems.length > 0)
    return (
      <ul role="alert" className="grid gap-1 text-sm text-red">
        {problems.map((problem) => (
          <li key={`${problem.field} ${problem.code}`}>{problemText(problem, content, words)}</li>
        ))}
      </ul>
    );
  return (
    <section aria-label={t('will')} className="stream-preview">
      <h2 className="font-display font-semibold">{t('will')}</h2>
      {kind === 'bonus-hunts' ? (
        <p className="text-sm text-text-2">{t('ranks', { count: guess_count })}</p>
      ) : null}
      {winners.length > 0 ? (
        <ol className="desk-rows">
          {winners.map(({ place, user, diff, end_balance, prize }) => (
            <li key={place} className="stream-winner">
              <b>{place}</b>
              <span className="min-w-0 flex-1">
                <span className="block truncate">{user.name}</span>
                <span className="block text-xs text-text-3 tabular-nums">
                  {t('guessed', {
                    guess: formatAmount(end_balance, currency),
                    diff: formatAmount(diff, currency),
                  })}
                </span>
              </span>
              <span>{prize?.title ?? t('noPrize')}</span>
            </li>
          ))}
        </ol>
      ) : null}
      <EndForm
        stream={stream}
        end={end}
        version={preview.version}
        hasPrizes={winners.some(({ prize }) => prize)}
      />
    </section>
  );
}

interface EndFormProps extends Pick<EndPreviewProps, 'stream' | 'end'> {
  readonly version: number;
  readonly hasPrizes: boolean;
}

function EndForm({ stream: { desk, refresh }, end, version, hasPrizes }: EndFormProps) {
  const t = useTranslations('desk.stream.own.end');
  const [settles, setSettles] = useState(hasPrizes);
  const { errorOf: _, ...form } = useSubmit({
    path: deskCallTo('deskStreamEnd', desk.kind, desk.slug),
    read: () => ({ version, ...(end !== null && { end_balance: end, settles }) }),
    done: refresh,
  });
  return (
    <OneButtonForm {...form} save={t(`end.${desk.kind}`)} variant="primary">
      {hasPrizes ? (
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={settles}
            onChange={({ currentTarget }) => setSettles(currentTarget.checked)}
          />
          <span>{t('settles')}</span>
        </label>
      ) : null}
      {hasPrizes ? <p className="text-sm text-text-3">{t(settles ? 'settlesNow' : 'settlesLater')}</p> : null}
    </OneButtonForm>
  );
}
