/** What a page gets that is a list's first and, as `sonra/[cursor]`, each one behind it. */
export interface CursorProps<Segments = unknown> {
  readonly params: Promise<Segments & { readonly cursor?: string }>;
}
