import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { FigureSpan, FigureSubject } from '@/contract/desk-figures';
import { deskCallTo } from '@/lib/desk-calls';
import { withQuery } from '../desk-query';

interface FigureSectionProps {
  readonly subject: FigureSubject;
  readonly span: FigureSpan;
  readonly children: ReactNode;
}

/** The figures of one subject, with their files. */
export function FigureSection({ subject, span, children }: FigureSectionProps) {
  const t = useTranslations('desk.figures');
  const id = useId();
  const title = t(`subjects.${subject}`);
  const files = [
    { format: 'CSV', href: withQuery(deskCallTo('deskFigureCsv', subject), { days: span }) },
    { format: 'JSON', href: withQuery(deskCallTo('deskFigureJson', subject), { days: span }) },
  ];
  return (
    <section aria-labelledby={id} className="figures-section">
      <div className="figures-head">
        <h2 id={id}>{title}</h2>
        <div className="flex gap-2">
          {files.map(({ format, href }) => (
            <a key={format} href={href} download className={buttonClass('quiet')}>
              <span className="sr-only">{title}, </span>
              {t('file', { format })}
            </a>
          ))}
        </div>
      </div>
      <div className="figure-pair">{children}</div>
    </section>
  );
}
