import { useTranslations } from 'next-intl';
import type { ReviewWire } from '@/contract/claims';

interface ReviewFlagsProps {
  readonly flags: ReviewWire['flags'];
}

/** Why a reviewer should look twice, with the numbers of the claims in question where they may be told. */
export function ReviewFlags({ flags }: ReviewFlagsProps) {
  const t = useTranslations('claims');
  if (flags.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1 rounded-card border border-red/40 bg-red/10 px-4 py-3 text-sm">
      {flags.map(({ flag, ids }) => (
        <li key={flag}>
          {t(`flags.${flag}`)}
          {ids.length > 0 ? ` (${ids.map((id) => `#${id}`).join(', ')})` : ''}
        </li>
      ))}
    </ul>
  );
}
