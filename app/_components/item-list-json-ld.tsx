import { JsonLd } from '@/components/layout/json-ld';
import { env } from '@/lib/env';
import { type Crumb, itemList, serializeJsonLd } from '@/lib/seo/json-ld';

interface ItemListJsonLdProps {
  readonly name: string;
  /** In the order they are shown. */
  readonly items: readonly Crumb[];
}

/** What search engines learn of a list: which pages it leads to. Nothing of an empty one. */
export function ItemListJsonLd({ name, items }: ItemListJsonLdProps) {
  if (items.length === 0) return null;
  return <JsonLd json={serializeJsonLd(itemList(env().SITE_URL, name, items))} />;
}
