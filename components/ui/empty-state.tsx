import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A drawing, decorative. */
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  /** One action that exists. */
  readonly action?: ReactNode;
}

/** What stands where a list has no entries: what it is, one sentence, one action. The drawing stands above, beside on a wide screen. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center justify-center gap-x-20 gap-y-8 rounded-panel border border-line bg-bg-raised px-6 py-12 sm:py-16 md:min-h-[56dvh] lg:flex-row-reverse lg:px-12 xl:gap-x-28">
      <div className="flex w-full max-w-72 shrink-0 justify-center lg:max-w-96">{picture}</div>
      <div className="max-w-md text-center lg:text-left">
        <h2 className="font-display text-xl font-semibold lg:text-2xl">{title}</h2>
        <p className="mt-2 leading-relaxed text-text-2 lg:mt-3">{text}</p>
        {action ? <div className="relative mt-7">{action}</div> : null}
      </div>
    </div>
  );
}
