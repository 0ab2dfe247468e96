import { type UserWire, userSchema } from '@/contract/account';

/** Whom an answer says along (`memberHeader`); null where that is nobody the contract knows: then GET /user is asked. */
export function parseMember(header: string): UserWire | null {
  try {
    const parsed = userSchema.safeParse(JSON.parse(Buffer.from(header, 'base64url').toString()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
