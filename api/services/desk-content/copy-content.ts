import type { ContentKind } from '@/contract/desk-content';
import type { ContentSaved } from '@/contract/desk-content-writes';
import type { Writing } from '../../context';
import { ServiceError } from '../../service-error';
import { contentKind } from '../import/content-kind';
import { importAlone } from '../import/run-import';
import { readHead } from './content-head';
import { deskKinds } from './desk-kinds';
import { addContent } from './save-content';

/** How many copies of one entry have names of their own. */
const mostCopies = 50;

/** Duplicates an entry as a draft under a free slug. `not_found`; `conflict` for a kind that has each entry once. */
export async function copyContent(
  writing: Writing,
  { kind, slug, actorId }: { readonly kind: ContentKind; readonly slug: string; readonly actorId: string },
): Promise<ContentSaved> {
  const { copy, titled } = deskKinds[kind];
  if (copy === null) throw new ServiceError('conflict');
  await importAlone(writing.tx);
  const { title } = await readHead(writing.tx, kind, slug);
  const stem = slug
    .replace(/-kopya(-\d+)?$/, '')
    .slice(0, 50)
    .replace(/-$/, '');
  const names = Array.from({ length: mostCopies }, (_, at) => `${stem}-kopya${at === 0 ? '' : `-${at + 1}`}`);
  const found = await contentKind(kind).read(writing.tx, [slug, ...names]);
  const free = names.find((name) => !found.has(name));
  if (free === undefined) throw new ServiceError('limit_reached');
  const { corrections: _, ...shown } = found.get(slug) ?? {};
  const values = { ...shown, ...copy, slug: free, [titled]: title };
  return addContent(writing, { kind, values, actorId, note: slug });
}
