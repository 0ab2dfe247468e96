interface SkipLinkProps {
  readonly children: string;
}

/** The first stop of the keyboard: over the menus, to the page itself (`#content`). */
export function SkipLink({ children }: SkipLinkProps) {
  return (
    <a
      data-page-part
      href="#content"
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-card bg-surface-2 px-5 py-3 text-sm font-semibold focus:translate-y-0"
    >
      {children}
    </a>
  );
}
