/** How numbers are written for people (D39): `₺1,234.50` as the specification has it, or `₺1.234,50`. The first is the default. */
export const numberForms = ['specification', 'turkish'] as const;
/** One of the forms. */
export type NumberForm = (typeof numberForms)[number];

/** The language whose points and commas a form has; the words of the site are Turkish in both. */
export const numberLocales = { specification: 'en', turkish: 'tr' } as const satisfies Record<
  NumberForm,
  string
>;

/** The form that the setting `number_format` names; the default for what names none. A switch that is on is Turkish, too. */
export function toNumberForm(setting: unknown): NumberForm {
  const asked = String(setting ?? '')
    .trim()
    .toLowerCase();
  return ['turkish', 'tr', '1', 'true'].includes(asked) ? 'turkish' : 'specification';
}
