import { eq } from 'drizzle-orm';
import { openDatabase } from '@/api/db/client';
import { users } from '@/api/db/schema/users';
import { addMember } from '@/scripts/kill-nine/arena';

interface NewStaff {
  readonly name: string;
  readonly permission: 'admin' | 'editor' | 'moderator';
  readonly headers: Readonly<Record<string, string>>;
}

/** Somebody of the team who was not there before; answers the token of the login. */
export async function addStaff(
  base: string,
  { name, permission, headers }: NewStaff,
  databaseUrl: string,
): Promise<string> {
  const database = openDatabase({ url: databaseUrl, maxConnections: 1 });
  try {
    const token = await addMember(database, base, { name, headers });
    await database.db.update(users).set({ permission }).where(eq(users.username, name));
    return token;
  } finally {
    await database.close();
  }
}
