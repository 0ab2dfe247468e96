import { toSlug } from '@/contract/to-slug';

type Values = Readonly<Record<string, unknown>>;

/** What an entry is called by, and the characters its address takes. */
const titles = ['title', 'name'] as const;
const longest = 60;

/** The fields of a form with what an entry is called by before its address, which follows from it. */
export function titleFirst<Field extends { readonly name: string }>(
  fields: readonly Field[],
): readonly Field[] {
  const title = fields.find(({ name }) => titles.some((one) => one === name));
  return title && fields[0]?.name === 'slug' ? [title, ...fields.filter((one) => one !== title)] : fields;
}

/** What is typed into a new entry, with the address of its title: until somebody writes an address of their own. */
export function withOwnSlug<Form extends Values>(before: Form, typed: Form): Form {
  const slug = before.slug ?? '';
  if (slug !== slugOf(before) || typed.slug !== before.slug) return typed;
  return { ...typed, slug: slugOf(typed) };
}

function slugOf(values: Values): string {
  const title = titles.map((name) => values[name]).find((value) => typeof value === 'string');
  return toSlug(typeof title === 'string' ? title : '')
    .slice(0, longest)
    .replace(/-$/, '');
}
