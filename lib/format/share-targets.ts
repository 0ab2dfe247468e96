/** Where a page can be handed on to, each with the address that does it. */
export function shareTargets(title: string, url: string) {
  const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  return [
    { name: 'telegram', href: `https://t.me/share/url?${query({ url, text: title })}` },
    { name: 'whatsapp', href: `https://wa.me/?${query({ text: `${title} ${url}` })}` },
    { name: 'x', href: `https://x.com/intent/post?${query({ url, text: title })}` },
  ] as const;
}
