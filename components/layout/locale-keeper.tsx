'use client';

import { useEffect } from 'react';
import { keepLocale } from '@/lib/browser/stored-locale';

/** Keeps the language of the site in the browser's storage (specification 9). */
export function LocaleKeeper() {
  useEffect(() => keepLocale('tr'), []);
  return null;
}
