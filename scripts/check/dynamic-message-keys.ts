/** Keys that code puts together in a way no reader can follow, each with the file that does it. */
export const dynamicMessageKeys: readonly { readonly keys: RegExp; readonly usedBy: string }[] = [
  {
    keys: /^userSections\./,
    usedBy: 'app/(member)/user/[section]/page.tsx, components/layout/account-menu.tsx',
  },
];
