/** A Turkish title as it stands in a path: ASCII, lower case, hyphens. */
export function toSlug(title: string): string {
  const plain = title.replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
