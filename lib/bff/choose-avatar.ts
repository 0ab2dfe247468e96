import { avatarPathPattern, type UpdateUserInput } from '@/contract/account';
import { statusSchema } from '@/contract/envelope';
import { callUpstream } from '@/lib/upstream/call';
import type { Caller } from '@/lib/upstream/caller';
import { BffError } from './bff-error';
import type { Member } from './member';

/** PATCH /user with the avatar's path and nothing else, then reads the user again for the guards. 422 for another path. */
export async function chooseAvatar(
  member: Member,
  { avatar }: UpdateUserInput,
  caller: Caller,
): Promise<void> {
  if (!avatarPathPattern.test(avatar)) throw new BffError('validation_failed', { avatar: ['invalid'] });
  const call = { method: 'PATCH', path: '/user', answer: statusSchema, body: { avatar }, caller } as const;
  await member.call((bearer) => callUpstream({ ...call, bearer }));
  await member.fetchUser();
}
