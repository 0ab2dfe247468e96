/** The query of a page as Next hands it on. */
export type PageQuery = Promise<Readonly<Record<string, string | string[] | undefined>>>;

/** One value of a query by its name; undefined where there is none or several. */
export async function readQuery<Name extends string>(
  query: PageQuery,
  ...names: readonly Name[]
): Promise<Partial<Record<Name, string>>> {
  const given = await query;
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = given[name];
    if (typeof value === 'string' && value !== '') found[name] = value;
  }
  return found;
}
