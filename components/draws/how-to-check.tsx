import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { SoftLink } from '@/components/ui/soft-link';
import { routes } from '@/lib/routes';

const steps = ['button', 'file', 'keep'] as const;
const formula = ['seed', 'list', 'round', 'result'] as const;
const attacks = ['seed', 'list', 'winners', 'round', 'signature', 'late', 'rewrite', 'withhold'] as const;

/** How anybody checks a draw, why nobody can know its result beforehand, what reveals which cheat, and what arithmetic cannot show. */
export function HowToCheck() {
  const t = useTranslations('howToCheck');
  const pages = useTranslations('pages.howToCheck');
  return (
    <article className="max-w-4xl space-y-10">
      <PageTitle title={pages('title')} text={pages('description')} />
      <CheckSteps />
      <section aria-labelledby="formula" className="space-y-3">
        <h2 id="formula" className="font-display text-xl font-semibold">
          {t('formula.title')}
        </h2>
        <ol className="list-decimal space-y-2 ps-5 leading-relaxed text-text-2">
          {formula.map((part) => (
            <li key={part}>{t(`formula.${part}`)}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="attacks" className="space-y-3">
        <h2 id="attacks" className="font-display text-xl font-semibold">
          {t('attacks.title')}
        </h2>
        <DataTable
          caption={t('attacks.caption')}
          isCaptionHidden
          columns={[{ title: t('attacks.attack') }, { title: t('attacks.reveals') }]}
          rows={attacks.map((attack) => ({
            key: attack,
            cells: [t(`attacks.rows.${attack}.attack`), t(`attacks.rows.${attack}.reveals`)],
          }))}
        />
      </section>
      <section aria-labelledby="limits" className="space-y-3">
        <h2 id="limits" className="font-display text-xl font-semibold">
          {t('limits.title')}
        </h2>
        <p className="leading-relaxed text-text-2">{t('limits.text')}</p>
        <p>
          <SoftLink href={routes.tickets.path} className="underline underline-offset-4">
            {t('more')}
          </SoftLink>
        </p>
      </section>
    </article>
  );
}

function CheckSteps() {
  const t = useTranslations('howToCheck.steps');
  return (
    <section aria-labelledby="steps" className="space-y-4">
      <h2 id="steps" className="font-display text-xl font-semibold">
        {t('title')}
      </h2>
      <ol className="grid gap-4 md:grid-cols-3">
        {steps.map((step) => (
          <li key={step} className="rounded-card border border-line bg-surface p-5">
            <h3 className="font-medium">{t(`${step}.title`)}</h3>
            <p className="mt-2 text-sm leading-relaxed text-text-2">{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-4">
        <a href="/dogrula.mjs" download="dogrula.mjs" className={buttonClass()}>
          <Icon name="download" size={18} />
          {t('script')}
        </a>
        <code className="rounded-card border border-line bg-bg-raised px-3 py-2 font-mono text-xs break-all">
          {t('command')}
        </code>
      </div>
    </section>
  );
}
