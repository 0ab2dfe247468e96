import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Leader } from '@/lib/data/leaders';

interface LeaderNameProps {
  readonly leader: Pick<Leader, 'name' | 'isVerified'>;
}

/** The nickname or masked name, and the badge of who is verified. */
export function LeaderName({ leader: { name, isVerified } }: LeaderNameProps) {
  const t = useTranslations('leaders');
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <span className="truncate font-medium">{name}</span>
      {isVerified ? (
        <>
          <Icon name="badge-check" size={16} className="text-text-3" />
          <span className="sr-only">{t('verified')}</span>
        </>
      ) : null}
    </span>
  );
}
