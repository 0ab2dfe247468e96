'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { errorTexts, ruleText } from './error-texts';
import { errorApart, type FieldKind, placeErrors, withoutField } from './place-errors';
import type { CallError } from './send-json';
import { showErrors } from './toast';

const none: CallError = {};

/**
 * What a form was refused for: in `summary`, and by field in `errorOf`. What stands at a field is told there and in no toast, the rest as one toast;
 * what is mended goes as the field is changed.
 */
export function useRefusal() {
  const t = useTranslations();
  const [error, setError] = useState<CallError>(none);
  const mending = useRef<AbortController | null>(null);
  useEffect(() => () => mending.current?.abort(), []);
  const summary = useMemo(() => (Object.keys(error).length > 0 ? errorTexts(error, t) : []), [error, t]);

  const clear = () => {
    mending.current?.abort();
    setError(none);
  };
  const refuse = (refusal: CallError, form: HTMLFormElement) => {
    const kindOf = (field: string) => findKind(form, field);
    const placed = placeErrors(refusal, kindOf);
    const apart = errorApart(placed, kindOf);
    if (apart) showErrors(errorTexts(apart, t));
    setError(placed);
    mending.current?.abort();
    mending.current = new AbortController();
    const mend = ({ target }: Event) => {
      if (target instanceof Element)
        setError((before) => withoutField(before, target.getAttribute('name') ?? ''));
    };
    form.addEventListener('input', mend, { signal: mending.current.signal });
  };
  const findError = (field: string): string | undefined => {
    const rule = error.errors?.[field]?.[0];
    return rule === undefined ? undefined : ruleText(rule, t);
  };
  return { summary, errorOf: findError, refuse, clear };
}

function findKind(form: HTMLFormElement, field: string): FieldKind | null {
  const control = form.elements.namedItem(field);
  if (control instanceof RadioNodeList) return control.value === '' ? 'unchosen' : 'choice';
  if (control instanceof HTMLSelectElement) return control.value === '' ? 'unchosen' : 'choice';
  const isSeen = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
  return isSeen && control.type !== 'hidden' ? 'filled' : null;
}
