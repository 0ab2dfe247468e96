'use client';

import { useEffect, useRef } from 'react';

/** What was refused is told at its field, and the first of them gets the focus: of a list without an entry its first button. */
export function useFocusFirstError(
  form: { readonly current: HTMLFormElement | null },
  errors: Readonly<Record<string, string>>,
): void {
  const before = useRef(errors);
  useEffect(() => {
    const isNew = Object.entries(errors).some(([field, text]) => before.current[field] !== text);
    before.current = errors;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    if (!isNew || !first) return;
    const control = first.matches('fieldset')
      ? first.querySelector<HTMLElement>(':is(input, select, textarea, button):enabled')
      : first;
    control?.focus();
  }, [form, errors]);
}
