import type { FigureSubject } from '@/contract/desk-figures';
import { type DeskRight, lentRole } from '@/contract/desk-rights';
import { type DeskViewer, deskPages, findDeskPage } from '@/lib/desk-pages';

/** The permission by which somebody works on a page of the back office: the role's that lends the page's right, where it was granted. */
export function actingOn({ permission, rights }: DeskViewer, path: string): string {
  const page = findDeskPage(path);
  const right = page && deskPages[page].right;
  return right && rights?.granted.includes(right) ? lentRole[right] : permission;
}

/** Whether a permission puts pictures into the library; moderators look at them. */
export function mayWriteMedia(permission: string): boolean {
  return permission === 'admin' || permission === 'editor';
}

const figureReaders: Readonly<Record<FigureSubject, readonly [right: DeskRight, ...roles: string[]]>> = {
  members: ['members', 'admin', 'moderator'],
  coins: ['economy', 'admin'],
  clicks: ['content', 'admin', 'editor'],
  claims: ['inbox', 'admin', 'moderator', 'editor'],
  orders: ['inbox', 'admin', 'moderator'],
};

/** Whether somebody reads the figures of a subject: as the role, unless its right was granted or withdrawn. */
export function mayReadFigure({ permission, rights }: DeskViewer, subject: FigureSubject): boolean {
  const [right, ...roles] = figureReaders[subject];
  if (rights?.withdrawn.includes(right)) return false;
  return roles.includes(rights?.granted.includes(right) ? lentRole[right] : permission);
}
