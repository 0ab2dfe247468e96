import { useTranslations } from 'next-intl';
import type { SocialLink } from '@/lib/data/site';

interface ForgotHelpProps {
  readonly social: readonly SocialLink[];
}

/** The networks a player can write to the team on; the others show, they do not answer. */
const answering: readonly SocialLink['network'][] = ['telegram', 'discord', 'skype'];

/** Where no mail comes: the link is the only way to another password, and here is where the team answers questions. */
export function ForgotHelp({ social }: ForgotHelpProps) {
  const t = useTranslations('auth');
  const contacts = social.filter(({ network }) => answering.includes(network));
  return (
    <div className="grid gap-5 text-text-2 leading-relaxed">
      <p>{t('forgotHelp')}</p>
      <p>{contacts.length > 0 ? t('forgotContacts') : t('forgotNoContacts')}</p>
      {contacts.length > 0 ? (
        <ul className="grid gap-2">
          {contacts.map(({ network, url }) => (
            <li key={network}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="flex min-h-12 items-center justify-between rounded-card border border-line-strong px-4 font-semibold text-text hover:bg-surface-2"
              >
                {t(`networks.${network}`)}
                <span className="text-sm font-normal text-text-3">{t('newTab')}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-sm text-text-3">{t('forgotNever')}</p>
    </div>
  );
}
