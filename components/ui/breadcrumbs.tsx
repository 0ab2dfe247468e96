import { useTranslations } from 'next-intl';
import { Icon } from './icon';
import { SoftLink } from './soft-link';

interface BreadcrumbsProps {
  /** From the area to this page. */
  readonly crumbs: readonly { readonly name: string; readonly path: string }[];
}

/** The way back up. The last step is this page: named, not linked. On a phone a way of two steps is one line, a longer one goes on in the next. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  const t = useTranslations('breadcrumbs');
  return (
    <nav aria-label={t('label')} className="mb-5 min-w-0 text-sm text-text-3">
      <ol className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-1 has-[>li:nth-child(2):last-child]:flex-nowrap">
        {crumbs.map(({ name, path }, index) =>
          index === crumbs.length - 1 ? (
            <li key={path} aria-current="page" className="min-w-0 truncate text-text-2">
              {name}
            </li>
          ) : (
            <li key={path} className="flex min-w-0 shrink-0 items-center gap-1.5">
              <SoftLink
                href={path}
                className="block min-h-6 truncate rounded-sm leading-6 underline-offset-4 hover:text-text hover:underline"
              >
                {name}
              </SoftLink>
              <Icon name="chevron-right" size={14} />
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
