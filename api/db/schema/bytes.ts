import { customType } from 'drizzle-orm/pg-core';

/** A `bytea` column, which drizzle has no name for. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
