import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

interface PromotionCodeProps {
  readonly code: string;
}

/** A promotion code as a coupon stub; a press copies it, by `CopiedCodes`. The code can be selected where there is no clipboard. */
export function PromotionCode({ code }: PromotionCodeProps) {
  const t = useTranslations('sponsors');
  return (
    <div className="sponsor-code">
      <p>
        <span className="sr-only">{t('code')}: </span>
        <span>{code}</span>
      </p>
      <button type="button" aria-label={t('copy', { code })} data-copies={code}>
        <Icon name="copy" size={18} />
      </button>
    </div>
  );
}
