import type { Route } from 'next';
import type { ComponentProps, SyntheticEvent } from 'react';
import { SoftLink } from './soft-link';
import { Spinner } from './spinner';

/** `primary` is gold and stands once on a screen; `secondary` has a hairline; `quiet` is text alone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** The classes of a button (components/ui/ui.css), for an element that is neither of the two below (an `<a>` to another site, a `<summary>`). */
export function buttonClass(variant: ButtonVariant = 'secondary', className = ''): string {
  return `btn btn-${variant} ${className}`.trim();
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** Takes no press and shows progress over the label, whose width and words stay: it still has its name, and the focus. */
  readonly isBusy?: boolean;
}

/** A button of at least 44 px; `type="button"` unless told otherwise. */
export function Button({ variant, isBusy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(isBusy ? { onClick: stop, 'aria-busy': true, 'aria-disabled': true } : {})}
      className={buttonClass(variant, className)}
    >
      {isBusy ? <Spinner className="absolute" /> : null}
      <span className={isBusy ? 'contents text-transparent' : 'contents'}>{children}</span>
    </button>
  );
}

/** A press of what is busy does nothing: neither its own work nor its form's. */
function stop(event: SyntheticEvent): void {
  event.preventDefault();
}

interface ButtonLinkProps extends Omit<ComponentProps<typeof SoftLink>, 'href'> {
  readonly href: Route;
  readonly variant?: ButtonVariant;
}

/** A link inside the site that looks like a button. */
export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <SoftLink {...rest} className={buttonClass(variant, className)} />;
}
