import type { ComponentProps } from 'react';

interface SoftLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> {
  /** A path of this site, with a query or without. */
  readonly href: string;
  /** The page that follows begins where this one was scrolled to: another view of the same. */
  readonly isStill?: boolean;
}

/** A link that leads on without a page load, by `SoftPages`; it is fetched when it is pointed at or focused. Of itself it has no script. */
export function SoftLink({ isStill = false, ...rest }: SoftLinkProps) {
  return <a data-soft={isStill ? 'still' : ''} {...rest} />;
}
