import { lentRole } from '@/contract/desk-rights';
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
