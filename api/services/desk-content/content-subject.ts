import { type ContentKind, contentKinds } from '@/contract/desk-content';
import { ServiceError } from '../../service-error';

/** An entry as the audit log and the second admin's list name it: `wager_events:yaz-kosusu`. */
export function toSubject(kind: ContentKind, slug: string): string {
  return `${kind.replaceAll('-', '_')}:${slug}`;
}

/** The entry of a subject; `not_found` for a subject that is none. */
export function parseSubject(subject: string): { readonly kind: ContentKind; readonly slug: string } {
  const [name = '', slug = ''] = subject.split(':');
  const kind = contentKinds.find((one) => one.replaceAll('-', '_') === name);
  if (!kind || slug === '') throw new ServiceError('not_found');
  return { kind, slug };
}
