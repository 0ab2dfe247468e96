import { useTranslations } from 'next-intl';
import type { OwnFooter } from '@/lib/data/frame';

/** The operator's own links in the footer; what leads elsewhere opens beside the site. */
export function FooterOwn({ title, links }: Pick<OwnFooter, 'title' | 'links'>) {
  const t = useTranslations();
  const id = 'footer-own';
  return (
    <div>
      <h2 id={id} className="pb-2 text-sm font-semibold break-words">
        {title ?? t('footer.own')}
      </h2>
      <ul aria-labelledby={id}>
        {links.map(({ label, href }) => (
          <li key={`${label} ${href}`}>
            {href.startsWith('/') ? (
              <a href={href} className="foot-link">
                {label}
              </a>
            ) : (
              <a href={href} target="_blank" rel="noopener noreferrer" className="foot-link">
                {label}
                <span className="sr-only"> ({t('common.newTab')})</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
