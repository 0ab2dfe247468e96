import type { Route } from 'next';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner';

/** `primary` is gold and stands once on a screen; `secondary` has a hairline; `quiet` is text alone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

const shape =
  'relative inline-flex min-h-11 items-center justify-center gap-2 rounded-card px-5 text-sm font-semibold whitespace-nowrap transition-colors select-none disabled:cursor-not-allowed aria-disabled:cursor-not-allowed';

const looks: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'bg-gold text-gold-ink hover:bg-gold-bright active:bg-gold disabled:bg-surface-2 disabled:text-text-3',
  secondary:
    'border border-line-strong text-text hover:bg-surface-2 active:bg-surface disabled:border-line disabled:text-text-3',
  quiet: 'text-text-2 hover:bg-surface-2 hover:text-text active:bg-surface disabled:text-text-3',
};

/** The classes of a button, for an element that is neither of the two below (an `<a>` to another site, a `<summary>`). */
export function buttonClass(variant: ButtonVariant = 'secondary', className = ''): string {
  return `${shape} ${looks[variant]} ${className}`;
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** Disables the button and shows progress over the label, whose width stays. */
  readonly isBusy?: boolean;
}

/** A button of at least 44 px; `type="button"` unless told otherwise. */
export function Button({ variant, isBusy = false, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={buttonClass(variant, className)}
    >
      {isBusy ? <Spinner className="absolute" /> : null}
      <span className={isBusy ? 'invisible contents' : 'contents'}>{children}</span>
    </button>
  );
}

interface ButtonLinkProps extends Omit<ComponentProps<typeof Link>, 'href'> {
  readonly href: Route;
  readonly variant?: ButtonVariant;
}

/** A link inside the site that looks like a button. */
export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(variant, className)} />;
}
