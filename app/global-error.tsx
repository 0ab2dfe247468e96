'use client'; // An error boundary runs in the browser.

import { ErrorNotice } from '@/components/layout/error-notice';
import { errorPageTexts } from '@/lib/i18n/error-page-texts';
import { fontVariables } from './fonts';
import './globals.css';

interface GlobalErrorProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** The last resort, when the frame itself failed: a document of its own with the same face. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang="tr" className={fontVariables}>
      <body className="font-text">
        <title>{errorPageTexts.title}</title>
        <main>
          <ErrorNotice error={error} onRetry={retry} />
        </main>
      </body>
    </html>
  );
}
