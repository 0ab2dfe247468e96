import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ImportKind } from '@/contract/desk-content';
import type { ContentField } from '@/contract/desk-content-fields';
import type { ImportReportWire } from '@/contract/desk-content-files';
import { ChangeRows } from './change-rows';
import { problemText } from './problem-texts';
import { useFieldTexts } from './use-field-texts';

interface ImportReportProps {
  readonly kind: ImportKind;
  readonly fields: readonly ContentField[];
  readonly report: ImportReportWire;
}

/** What a file would change, or has changed: problems by their lines first, then what is added and changed. */
export function ImportReport({ kind, fields, report }: ImportReportProps) {
  const t = useTranslations('desk.content');
  const texts = useFieldTexts(kind);
  const { problems, added, changed } = report;
  const numbers = [
    ['added', report.added_count],
    ['changed', report.changed_count],
    ['same', report.same],
    ['problems', report.problem_count],
  ] as const;
  return (
    <div role="status" className="grid gap-5">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
        {numbers.map(([name, value]) => (
          <div key={name} className="bg-bg px-4 py-3">
            <dt className="text-sm text-text-3">{t(`import.${name}`)}</dt>
            <dd
              className={`font-display text-2xl font-semibold tabular-nums ${name === 'problems' && value > 0 ? 'text-red' : ''}`}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {problems.length > 0 ? (
        <Part title={t('import.problems')} hint={t('import.mend')}>
          {problems.map((problem) => (
            <li
              key={`${problem.line} ${problem.field} ${problem.code}`}
              className="grid gap-x-3 py-2 text-sm sm:grid-cols-[7rem_12rem_minmax(0,1fr)]"
            >
              <span className="text-text-3 tabular-nums">
                {problem.line === null ? t('import.wholeFile') : t('import.line', { line: problem.line })}
              </span>
              <span className="font-medium">{problem.field ? texts.label(lastName(problem.field)) : ''}</span>
              <span>{problemText(problem, t, texts)}</span>
            </li>
          ))}
        </Part>
      ) : null}
      {changed.length > 0 ? (
        <Part title={t('import.changed')}>
          {changed.map(({ slug, changes }) => (
            <li key={slug} className="py-2">
              <details>
                <summary className="min-h-11 cursor-pointer content-center text-sm font-medium">
                  {slug}
                </summary>
                <ChangeRows fields={fields} changes={changes} texts={texts} />
              </details>
            </li>
          ))}
        </Part>
      ) : null}
      {added.length > 0 ? (
        <Part title={t('import.added')}>
          {added.map((slug) => (
            <li key={slug} className="flex min-h-11 items-center text-sm">
              {slug}
            </li>
          ))}
        </Part>
      ) : null}
      {report.problem_count + report.added_count + report.changed_count === 0 ? (
        <p className="text-sm text-text-3">{t('import.nothing')}</p>
      ) : null}
    </div>
  );
}

function lastName(path: string): string {
  return path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
}

interface PartProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Part({ title, hint, children }: PartProps) {
  return (
    <section>
      <h2 className="font-display text-lg font-semibold">{title}</h2>
      {hint ? <p className="mb-2 text-sm text-text-3">{hint}</p> : null}
      <ul className="divide-y divide-line border-y border-line">{children}</ul>
    </section>
  );
}
