/** Keys that are used in a way no reader of the sources can follow, each with the file that does it. */
export const dynamicMessageKeys: readonly { readonly keys: RegExp; readonly usedBy: string }[] = [
  {
    keys: /^userSections\./,
    usedBy: 'app/(member)/user/[section]/page.tsx, components/layout/account-menu.tsx',
  },
  {
    keys: /^market\.(days|hours|needs\.\w+)$/,
    usedBy: 'components/market/checklist-points.ts, components/market/duration-text.ts',
  },
  { keys: /^errorPage\./, usedBy: 'lib/i18n/error-page-texts.ts, a copy that its test holds equal' },
];
