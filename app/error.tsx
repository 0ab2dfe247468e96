'use client'; // An error boundary runs in the browser.

import { ErrorNotice } from '@/components/layout/error-notice';

interface ErrorPageProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** A page that failed to render, inside the site's frame. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <ErrorNotice error={error} onRetry={retry} />;
}
