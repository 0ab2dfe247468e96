import { sql } from 'drizzle-orm';
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { users } from './users';

/** What somebody declared when the account was made: to be 18, and to have read and accepted the texts of a version. */
export const registrationConsents = pgTable(
  'registration_consents',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    adultConfirmedAt: moment('adult_confirmed_at').notNull(),
    consentedAt: moment('consented_at').notNull(),
    termsVersion: text('terms_version').notNull(),
  },
  (table) => [
    check('registration_consents_version_given', sql`length(${table.termsVersion}) between 1 and 40`),
  ],
);
