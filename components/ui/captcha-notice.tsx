import { useTranslations } from 'next-intl';
import styles from './captcha-notice.module.css';

/** The text Google asks for where its badge is hidden (D30). */
export function CaptchaNotice() {
  const t = useTranslations('auth');
  const link = (href: string) => (text: React.ReactNode) => (
    <a href={href} target="_blank" rel="noopener noreferrer" className="underline underline-offset-2">
      {text}
    </a>
  );
  return (
    <p className={`${styles.notice} text-xs leading-relaxed text-text-3`}>
      {t.rich('captchaNotice', {
        privacy: link('https://policies.google.com/privacy'),
        terms: link('https://policies.google.com/terms'),
      })}
    </p>
  );
}
