import { fileName } from '@/lib/format/file-name';
import { namedMessages } from '@/lib/i18n/named-messages';

/** The name of a file that somebody takes along from this site, as it is called by now. */
export async function ownFileName(what: string): Promise<string> {
  return fileName((await namedMessages()).site.name, what);
}
