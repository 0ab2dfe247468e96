import { useTranslations } from 'next-intl';
import { Icon } from './icon';

interface PersonProps {
  /** A member as everybody may see one. */
  readonly user: {
    readonly name: string;
    readonly avatarUrl: string;
    readonly isVerified: boolean;
  };
}

/** Who it was: picture, nickname or masked name, and the mark of a verified member. */
export function Person({ user }: PersonProps) {
  return (
    <span className="person">
      <img src={user.avatarUrl} alt="" width={24} height={24} loading="lazy" className="face" />
      <PersonName user={user} />
    </span>
  );
}

/** The name alone, where the picture stands elsewhere, and the mark of a verified member. */
export function PersonName({ user: { name, isVerified } }: PersonProps) {
  const t = useTranslations('person');
  return (
    <>
      <span className="truncate">{name}</span>
      {isVerified ? (
        <span role="img" aria-label={t('verified')} title={t('verified')} className="shrink-0 text-green">
          <Icon name="badge-check" size={16} />
        </span>
      ) : null}
    </>
  );
}
