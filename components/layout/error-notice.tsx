import { Button } from '@/components/ui/button';
import { errorPageTexts } from '@/lib/i18n/error-page-texts';

interface ErrorNoticeProps {
  /** What was thrown; of it only Next's digest is shown, which finds the error in the server's log. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What stands where a page could not be rendered: one sentence, one action, and the reference when there is one. */
export function ErrorNotice({ error, onRetry }: ErrorNoticeProps) {
  const code = parseDigest(error);
  return (
    <section
      role="alert"
      data-no-popup
      className="mx-auto flex min-h-[60vh] max-w-lg flex-col items-center justify-center px-6 py-16 text-center"
    >
      <h1 className="font-display text-2xl font-semibold text-balance sm:text-3xl">{errorPageTexts.title}</h1>
      <p className="mt-3 leading-relaxed text-pretty text-text-2">{errorPageTexts.text}</p>
      <Button variant="primary" className="mt-8" onClick={onRetry}>
        {errorPageTexts.action}
      </Button>
      {code === null ? null : (
        <p className="mt-6 text-sm text-text-3 tabular-nums">
          {errorPageTexts.reference.replace('{code}', code)}
        </p>
      )}
    </section>
  );
}

function parseDigest(error: unknown): string | null {
  const digest = error instanceof Error && 'digest' in error ? error.digest : null;
  return typeof digest === 'string' ? digest : null;
}
