import { type ImportKind, importKinds } from '@/contract/desk-content';

/** The kind a file's name begins with (`sponsors.csv`, `news-november.json`), null where it begins with none. */
export function kindOfName(name: string): ImportKind | null {
  return importKinds.find((kind) => name.toLowerCase().startsWith(kind)) ?? null;
}
