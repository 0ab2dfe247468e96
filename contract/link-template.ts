/** What an operator's link to a sponsor may have filled in: the id of the click, and where on this site it came from. */
export const linkMacros = ['click_id', 'sub_id'] as const;
/** One of them. */
export type LinkMacro = (typeof linkMacros)[number];

const macro = /\{([^{}]*)\}/g;

/** Whether an address has anything to be filled in. */
export function hasMacros(link: string): boolean {
  return /[{}]/.test(link);
}

/**
 * Whether an address with macros can be led to: https, a host that nothing is filled into, and no other macro than the known ones. One
 * without any is not judged here.
 */
export function isLinkTemplate(link: string): boolean {
  if (!/^https:\/\/[^/?#{}@\s]+[/?#]/.test(link)) return false;
  const names = [...link.matchAll(macro)].map(([, name]) => name);
  return names.every((name) => linkMacros.some((one) => one === name)) && !hasMacros(fillLink(link, {}));
}

/** The address with its macros filled in, each encoded for a query; what is not given is empty. */
export function fillLink(link: string, values: Partial<Readonly<Record<LinkMacro, string>>>): string {
  return linkMacros.reduce(
    (filled, name) => filled.replaceAll(`{${name}}`, encodeURIComponent(values[name] ?? '')),
    link,
  );
}
