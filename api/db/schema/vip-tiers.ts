import { sql } from 'drizzle-orm';
import { bigint, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { VipCounts } from '@/contract/vip';

/** The tiers of the club: what each asks for and gives. */
export const vipTiers = pgTable(
  'vip_tiers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique('vip_tiers_slug_unique'),
    name: text('name').notNull(),
    level: integer('level').notNull().unique('vip_tiers_level_unique'),
    criteria: jsonb('criteria').$type<VipCounts>().notNull(),
    perks: jsonb('perks').$type<readonly string[]>().notNull().default([]),
    tone: text('tone'),
  },
  (table) => [
    check('vip_tiers_slug_plain', sql`${table.slug} ~ '^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$'`),
    check('vip_tiers_name_given', sql`length(${table.name}) between 1 and 40`),
    check('vip_tiers_level_positive', sql`${table.level} > 0`),
    check('vip_tiers_tone_is_colour', sql`${table.tone} ~ '^#[0-9a-f]{6}$'`),
    check('vip_tiers_perks_list', sql`jsonb_typeof(${table.perks}) = 'array'`),
  ],
);
