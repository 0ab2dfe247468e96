import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { SponsorEntryGroup } from '@/lib/data/sponsor-entries';
import { areaPaths } from '@/lib/format/area-paths';
import { SponsorEntryRow } from './sponsor-entry-row';

interface SponsorEntriesProps {
  readonly name: string;
  readonly groups: readonly SponsorEntryGroup[];
}

/** What is held with the sponsor, by kind; a kind without entries is left out, and all of it where there is nothing. */
export function SponsorEntries({ name, groups }: SponsorEntriesProps) {
  const t = useTranslations('sponsorPage');
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="entries" className="mt-14">
      <h2 id="entries" className="mb-6 font-display text-2xl font-bold tracking-tight">
        {t('entries', { name })}
      </h2>
      <div className="gap-6 md:columns-2 2xl:columns-3">
        {groups.map((group) => (
          <Group key={group.kind} group={group} />
        ))}
      </div>
    </section>
  );
}

function Group({ group: { kind, entries } }: { readonly group: SponsorEntryGroup }) {
  const t = useTranslations('sponsorPage');
  return (
    <section aria-labelledby={`entries-${kind}`} className="mb-6 break-inside-avoid">
      <div className="mb-2.5 flex items-baseline justify-between gap-4">
        <h3 id={`entries-${kind}`} className="font-display text-lg font-semibold">
          {t(`kinds.${kind}`)}
        </h3>
        <SoftLink
          href={areaPaths[kind]}
          aria-label={t('allOf', { kind: t(`kinds.${kind}`) })}
          className="inline-flex min-h-6 items-center text-sm font-semibold text-text-2 underline-offset-4 hover:text-text hover:underline"
        >
          {t('all')}
        </SoftLink>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-surface">
        {entries.map((entry) => (
          <SponsorEntryRow key={entry.path} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
