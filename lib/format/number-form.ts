import { type NumberForm, numberLocales, toNumberForm } from '@/contract/number-form';

const key = Symbol.for('sikke.numberForm');
const holder: typeof globalThis & { [key]?: NumberForm } = globalThis;

/** Tells this process what form the operator has chosen; on the global object, because a bundler loads this module more than once. */
export function setNumberForm(form: NumberForm): void {
  holder[key] = form;
}

/** The form that numbers are written in (D39): of the document in a browser, of this process on the server. */
export function numberForm(): NumberForm {
  if (typeof document === 'undefined') return holder[key] ?? 'specification';
  return toNumberForm(document.documentElement.dataset.numbers);
}

/** Writes numbers in the form that holds when one is written. Every number that has points or commas goes through here (ADR 191). */
export function numberWriter(options: Intl.NumberFormatOptions): (value: number) => string {
  const formats: Partial<Record<NumberForm, Intl.NumberFormat>> = {};
  return (value) => {
    const form = numberForm();
    formats[form] ??= new Intl.NumberFormat(numberLocales[form], options);
    return formats[form].format(value);
  };
}
