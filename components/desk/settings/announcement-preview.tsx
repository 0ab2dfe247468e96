'use client'; // Follows what is typed.

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { toAnnouncementViews } from '@/lib/format/announcement-preview';
import type { FormValues } from '../content/content-field';

const heading = 'announcement-preview';
const exampleNames = ['title', 'summary', 'start', 'end', 'until', 'code', 'amount', 'link'] as const;

/** What the channel would say of each kind, with examples for what is filled in. */
export function AnnouncementPreview({ values }: { readonly values: FormValues }) {
  const t = useTranslations('desk.settings');
  const site = useTranslations('site')('name');
  const entries = exampleNames.map((name) => [name, t(`announce.examples.${name}`)] as const);
  const examples = { ...Object.fromEntries(entries), site };
  return (
    <section aria-labelledby={heading} className="grid gap-3 xl:sticky xl:top-6">
      <div>
        <h2 id={heading} className="font-display text-lg font-semibold">
          {t('announce.title')}
        </h2>
        <p className="mt-1 text-sm text-text-2">{t('announce.lead')}</p>
      </div>
      <ul className="grid gap-3">
        {toAnnouncementViews(values, examples).map(({ kind, isOn, text, known, unknown }) => (
          <li key={kind} className="grid gap-2 rounded-card border border-line bg-surface p-3">
            <p className="flex items-center justify-between gap-3 text-sm font-semibold">
              {t(`fields.${kind}_on`)}
              <Badge tone={isOn ? 'green' : 'line'}>{t(isOn ? 'announce.on' : 'announce.off')}</Badge>
            </p>
            <p className="rounded-card bg-surface-2 p-3 text-sm break-words whitespace-pre-line">
              {text ?? t(`announce.templates.${kind}`, examples)}
            </p>
            <p className="text-xs text-text-3">{t('announce.known', { list: known })}</p>
            {unknown === '' ? null : (
              <p className="text-xs text-red">{t('announce.wrong', { list: unknown })}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
