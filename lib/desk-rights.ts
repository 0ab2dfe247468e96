/** Whether a permission puts pictures into the library; moderators look at them. */
export function mayWriteMedia(permission: string): boolean {
  return permission === 'admin' || permission === 'editor';
}
