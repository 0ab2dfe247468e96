import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet';
import type { Sponsor } from '@/lib/data/sponsors';

interface SponsorTermsProps {
  readonly sponsor: Pick<Sponsor, 'id' | 'name' | 'description' | 'wageringNotes'>;
}

/** The small print, opened over the page: what the sponsor is, and the çevrim terms. It moves nothing and needs no script. */
export function SponsorTerms({ sponsor }: SponsorTermsProps) {
  const t = useTranslations('sponsors');
  const { id, name, description, wageringNotes } = sponsor;
  if (!description && !wageringNotes) return null;
  const sheet = `terms-${id}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={sheet}
        aria-label={t('termsOf', { name })}
        className="sponsor-terms-button"
      >
        {t('terms')}
        <Icon name="chevron-down" size={16} />
      </button>
      <Sheet id={sheet} title={t('termsOf', { name })}>
        {description ? <p>{description}</p> : null}
        {wageringNotes ? <p>{wageringNotes}</p> : null}
      </Sheet>
    </>
  );
}
