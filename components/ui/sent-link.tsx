import type { ReactNode } from 'react';

interface SentLinkProps {
  /** An address that passed `safeUrl`. */
  readonly href: string;
  /** Names the site it leads to, and that it opens a tab. */
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** The way out to an address that a member sent in: nobody's recommendation, and neither page learns of the other. */
export function SentLink({ href, label, className, children }: SentLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="nofollow ugc noopener noreferrer"
      aria-label={label}
      className={className}
    >
      {children}
    </a>
  );
}
