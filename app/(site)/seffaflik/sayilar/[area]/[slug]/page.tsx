import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { PageTexts } from '@/app/_components/page-texts';
import { PageTrail } from '@/app/_components/page-trail';
import { FormPanel } from '@/components/claims/form-panel';
import { ObjectionForm } from '@/components/claims/objection-form';
import { CorrectionTable } from '@/components/number-origins/correction-table';
import { lineName } from '@/components/number-origins/line-name';
import { numberValue } from '@/components/number-origins/number-value';
import { ObjectionList } from '@/components/number-origins/objection-list';
import { OriginTable } from '@/components/number-origins/origin-table';
import { PageTitle } from '@/components/ui/page-title';
import { type NumberOriginsWire, objectionReasons } from '@/contract/number-origins';
import { findNumberOrigins } from '@/lib/data/number-origins';
import { formatDateTime } from '@/lib/format/dates';
import { findNumberArea, numbersPath } from '@/lib/format/number-paths';
import { formNamespaces } from '@/lib/i18n/client-namespaces';
import { entryMetadata, missingMetadata } from '@/lib/seo/page-metadata';
import { toContest } from './_components/to-contest';

/** Made on the first visit and kept: none of them is needed at build time. */
export const generateStaticParams = () => [];

const find = cache(async (segment: string, slug: string) => {
  const area = findNumberArea(segment);
  return area ? findNumberOrigins(area, slug) : null;
});

export async function generateMetadata({ params }: PageProps<'/seffaflik/sayilar/[area]/[slug]'>) {
  const { area, slug } = await params;
  const numbers = await find(area, slug);
  if (!numbers) return missingMetadata();
  const t = await getTranslations('numbers');
  const { title } = await toContest(numbers);
  const path = numbersPath(numbers.area, numbers.slug);
  return entryMetadata({ title: t('title', { title }), description: t('text'), path });
}

/** GET /seffaflik/sayilar/{area}/{slug}: the numbers of a contest with where each came from, what was put right, and what was objected to. */
export default async function NumbersPage({ params }: PageProps<'/seffaflik/sayilar/[area]/[slug]'>) {
  const { area, slug } = await params;
  const numbers = (await find(area, slug)) ?? notFound();
  const t = await getTranslations('numbers');
  const { route, crumb, title } = await toContest(numbers);
  const own = { name: t('crumb'), path: numbersPath(numbers.area, numbers.slug) };
  return (
    <>
      <PageTrail route={route} crumbs={[crumb, own]} />
      <PageTitle title={t('title', { title })} text={t('text')} />
      <div className="space-y-10">
        <OriginTable numbers={numbers} />
        {numbers.line_count > numbers.lines.length ? (
          <p className="text-sm text-text-3">
            {t('more', { shown: numbers.lines.length, count: numbers.line_count })}
          </p>
        ) : null}
        <section aria-labelledby="corrections">
          <h2 id="corrections" className="mb-4 font-display text-xl font-semibold">
            {t('corrections')}
          </h2>
          <CorrectionTable numbers={numbers} />
        </section>
        <section aria-labelledby="objections">
          <h2 id="objections" className="mb-4 font-display text-xl font-semibold">
            {t('objections')}
          </h2>
          <ObjectionList numbers={numbers} />
        </section>
        <Objecting numbers={numbers} />
      </div>
    </>
  );
}

async function Objecting({ numbers }: { readonly numbers: NumberOriginsWire }) {
  const t = await getTranslations('numbers');
  const until = formatDateTime(numbers.objections_until);
  if (until === null) return <p className="text-text-2">{t('closed')}</p>;
  const reasons = objectionReasons.map((value) => ({ value, label: t(`reasons.${value}`) }));
  const lines = numbers.lines.map((line) => ({
    value: line.line,
    label: t('lineText', { name: lineName(line, numbers.area, t), value: numberValue(line.value, numbers) }),
  }));
  return (
    <FormPanel id="object" title={t('object')} text={t('objectText', { until })}>
      <PageTexts of={[...formNamespaces, 'claimForms', 'uploads']}>
        <ObjectionForm area={numbers.area} slug={numbers.slug} reasons={reasons} lines={lines} />
      </PageTexts>
    </FormPanel>
  );
}
