import { timestamp } from 'drizzle-orm/pg-core';

/** A moment in milliseconds, as a program's clock tells it: only such a one comes back whole in a cursor (keyset.ts). */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
