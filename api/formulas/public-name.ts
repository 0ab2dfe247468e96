import { maskName } from './mask-name';

/** How everybody sees a member: the nickname that was chosen, else the masked user name. */
export function publicName({
  username,
  nickname,
}: {
  readonly username: string;
  readonly nickname: string | null;
}): string {
  return nickname ?? maskName(username);
}
