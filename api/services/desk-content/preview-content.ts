import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import {
  type ContentKind,
  type ContentValues,
  contentKinds,
  type contentPreviewSchema,
} from '@/contract/desk-content';
import type { ServiceContext } from '../../context';
import type { Transaction } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { shownPath } from '../../site-links';
import { contentKind } from '../import/content-kind';
import { importAlone } from '../import/run-import';
import { readHead } from './content-head';
import { deskKinds } from './desk-kinds';
import { readDraft } from './drafts';
import { nameField } from './save-content';
import { refusedWith } from './store-content';

const lifeMs = 3_600_000;

const tokenSchema = z.object({
  kind: z.enum(contentKinds),
  slug: z.string().max(120),
  actorId: z.uuid(),
  until: z.number(),
});
type Token = z.infer<typeof tokenSchema>;

/** A link to the public page as it would be, for an hour; whoever has it may look. `not_found`. */
export async function createPreview(
  { db, clock, config }: Pick<ServiceContext, 'db' | 'clock' | 'config'>,
  named: Pick<Token, 'kind' | 'slug' | 'actorId'>,
): Promise<z.infer<typeof contentPreviewSchema>> {
  const until = clock.now() + lifeMs;
  const draft = await readDraft(db, named);
  if (!draft) await readHead(db, named.kind, named.slug);
  const slug = String(draft?.values[nameField(named.kind)] ?? named.slug);
  const token = seal({ ...named, until }, config.jwtSecret);
  return { token, path: shownPath(named.kind, slug), expires_at: new Date(until).toISOString() };
}

/**
 * Runs a read as if the entry of a preview were published as its form has it: it is written in a transaction that is always rolled back, so that
 * the public call itself answers, and nobody else sees anything. `forbidden` for a token that is not ours or over; `validation_failed`
 * with what keeps the entry from being published.
 */
export async function withPreview(
  ctx: ServiceContext,
  given: string,
  read: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const token = open(given, ctx.config.jwtSecret);
  if (!token || token.until <= ctx.clock.now()) throw new ServiceError('forbidden');
  const rolledBack = new Error('a preview is never stored');
  try {
    await ctx.db.transaction(async (tx) => {
      await stage(ctx, tx, token);
      await read(tx);
      throw rolledBack;
    });
  } catch (error) {
    if (error !== rolledBack) throw error;
  }
}

async function stage(
  { clock, ids }: ServiceContext,
  tx: Transaction,
  { kind, slug, actorId }: Token,
): Promise<void> {
  await importAlone(tx);
  const now = new Date(clock.now());
  const draft = await readDraft(tx, { kind, slug, actorId });
  const present = (await contentKind(kind).read(tx, [slug])).get(slug) ?? {};
  const values = { ...present, ...draft?.values };
  const fields = { ...values, ...(await publishing(tx, { kind, slug, values, now })) };
  const { problems } = await contentKind(kind).run(tx, [{ line: 1, fields }], { apply: true, now, ids });
  if (problems.length > 0) throw refusedWith(problems);
}

interface Staged {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly values: ContentValues;
  readonly now: Date;
}

/** What publishes it, where its state has such a move. */
async function publishing(tx: Transaction, { kind, slug, values, now }: Staged): Promise<ContentValues> {
  const { publish } = deskKinds[kind].moves;
  const isNew = slug.includes('.');
  const state = isNew ? 'draft' : (await readHead(tx, kind, slug)).state;
  return publish?.from.includes(state) ? publish.set({ values, now }) : {};
}

function seal(token: Token, secret: Uint8Array): string {
  const payload = Buffer.from(JSON.stringify(token)).toString('base64url');
  return `${payload}.${sign(payload, secret)}`;
}

function open(given: string, secret: Uint8Array): Token | null {
  const [payload = '', signature = ''] = given.split('.', 2);
  const [left, right] = [Buffer.from(sign(payload, secret)), Buffer.from(signature)];
  if (left.length !== right.length || !timingSafeEqual(left, right)) return null;
  return tokenSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
}

function sign(payload: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`preview\0${payload}`).digest('base64url');
}
