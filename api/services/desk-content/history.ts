import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { ContentKind, ContentValues } from '@/contract/desk-content';
import type { ContentVersion } from '@/contract/desk-content-history';
import type { ContentSaved } from '@/contract/desk-content-writes';
import type { ServiceContext, Writing } from '../../context';
import type { Database } from '../../db/client';
import { decodeCursor, type Page, pageSize, toPage } from '../../db/keyset';
import { contentVersions } from '../../db/schema/content-versions';
import { users } from '../../db/schema/users';
import { ServiceError } from '../../service-error';
import { canonical } from '../import/difference';
import { asFormValues } from '../import/to-form-values';
import { readHead } from './content-head';
import { deskKinds } from './desk-kinds';
import { saveContent } from './save-content';
import type { Author } from './store-content';

interface Named {
  readonly kind: ContentKind;
  readonly slug: string;
}

const columns = {
  number: contentVersions.number,
  at: contentVersions.at,
  actor: users.username,
  note: contentVersions.note,
};

/** The versions of an entry, the latest first. `not_found`. */
export async function listVersions(
  { db }: Pick<ServiceContext, 'db'>,
  { kind, slug, cursor }: Named & { readonly cursor?: string | undefined },
): Promise<Page<ContentVersion>> {
  await readHead(db, kind, slug);
  const before = decodeCursor(cursor, z.tuple([z.number().int().positive()]))?.[0];
  const found = await db
    .select(columns)
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.actorId))
    .where(and(isOf({ kind, slug }), before ? lt(contentVersions.number, before) : undefined))
    .orderBy(desc(contentVersions.number))
    .limit(pageSize + 1);
  return toPage(found, ({ number }) => [number], toWire);
}

/** A version, what it changed, and what has changed since. `not_found`. */
export async function getVersion(
  { db }: Pick<ServiceContext, 'db'>,
  { number, ...named }: Named & { readonly number: number },
) {
  const { version } = await readHead(db, named.kind, named.slug);
  const found = await db
    .select({ ...columns, values: contentVersions.values })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.actorId))
    .where(and(isOf(named), inArray(contentVersions.number, [number - 1, number, version])));
  const at = (wanted: number) => found.find((one) => one.number === wanted);
  const one = at(number);
  if (!one) throw new ServiceError('not_found');
  const [was, values, present] = [at(number - 1), one, at(version)].map((row) =>
    asFormValues(row?.values ?? {}),
  );
  return {
    ...toWire(one),
    values: values ?? {},
    changes: compare(was ?? {}, values ?? {}),
    since: compare(values ?? {}, present ?? {}),
  };
}

/** Saves an old version anew on top of the present one; locks hold as for any save. */
export async function restoreVersion(
  writing: Writing,
  { kind, slug, number, ...save }: Named & Author & { readonly number: number; readonly version: number },
): Promise<ContentSaved> {
  // What was put right since then stays.
  const { corrections: _, ...values } = await readValues(writing.tx, { kind, slug }, number);
  const otherwise = deskKinds[kind].restored?.(values, save.version + 1);
  return saveContent(writing, {
    kind,
    slug,
    values: { ...values, ...otherwise },
    note: `#${number}`,
    ...save,
  });
}

async function readValues(
  db: Pick<Database, 'select'>,
  named: Named,
  number: number,
): Promise<ContentValues> {
  const [found] = await db
    .select({ values: contentVersions.values })
    .from(contentVersions)
    .where(and(isOf(named), eq(contentVersions.number, number)));
  if (!found) throw new ServiceError('not_found');
  return asFormValues(found.values);
}

function compare(from: ContentValues, to: ContentValues) {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((field) => {
    const [was, is] = [from[field] ?? null, to[field] ?? null];
    return canonical(was) === canonical(is) ? [] : [{ field, from: was, to: is }];
  });
}

function isOf({ kind, slug }: Named) {
  return and(eq(contentVersions.kind, kind), eq(contentVersions.slug, slug));
}

function toWire({
  at,
  number,
  actor,
  note,
}: Omit<ContentVersion, 'at'> & { readonly at: Date }): ContentVersion {
  return { number, at: at.toISOString(), actor, note };
}
