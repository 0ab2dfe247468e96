import type { Route } from 'next';
import { SoftLink } from './soft-link';

interface GuestLineProps {
  readonly text: string;
  readonly login: string;
  readonly href: Route;
  readonly className?: string;
}

/** What a guest would see here, and the way in; its link opens the login over the page. */
export function GuestLine({ text, login, href, className = '' }: GuestLineProps) {
  return (
    <>
      <span className="text-text-2">{text}</span>
      <SoftLink
        href={href}
        data-auth-dialog="login"
        className={`inline-flex min-h-6 shrink-0 items-center font-semibold underline underline-offset-4 ${className}`}
      >
        {login}
      </SoftLink>
    </>
  );
}
