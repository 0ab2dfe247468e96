/** What a list of the back office is asked for: names and values of its query. */
export type DeskQuery = Readonly<Record<string, string | undefined>>;

/** A page of the back office with a query; what is empty is left out. */
export function withQuery(path: string, query: DeskQuery): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
