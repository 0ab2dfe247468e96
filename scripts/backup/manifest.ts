import { z } from 'zod';

/** The last entry of every backup: what it holds, so that a file that was cut short has none. */
export const manifestName = 'manifest.json';
/** The entry of the secrets. */
export const secretsName = 'secrets.json';

const whole = z.number().int().nonnegative();
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const tableSchema = z.object({ schema: name, name, columns: z.array(name).min(1), rows: whole });
const sequenceSchema = z.object({
  schema: name,
  name,
  last: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
});

/** What the database is: its tables with their columns and rows, and where its sequences stand. */
const databaseSchema = z.object({
  postgres: z.string(),
  /** When each migration was made, in milliseconds: only a program with the same ones restores it. */
  migrations: z.array(whole).min(1),
  tables: z.array(tableSchema).min(1),
  sequences: z.array(sequenceSchema),
  /** The books' last line; null where nothing was ever posted. */
  ledgerHead: z.object({ id: z.string(), hash: z.string() }).nullable(),
});

export const manifestSchema = z.object({
  product: z.literal('sikke'),
  format: z.literal(1),
  version: z.string(),
  takenAt: z.iso.datetime(),
  /** `none`: the installation kept its secrets elsewhere. `sealed`: a passphrase opens them. */
  secrets: z.enum(['none', 'plain', 'sealed']),
  database: databaseSchema,
  /** Every other entry in the order in which it stands, with its size and SHA-256. */
  entries: z.array(z.object({ name: z.string(), bytes: whole, sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
});

/** What a backup says of itself. */
export type Manifest = z.infer<typeof manifestSchema>;
/** An entry as the manifest names it. */
export type ArchiveEntry = Manifest['entries'][number];
/** A table as it was copied. */
export type CopiedTable = z.infer<typeof tableSchema>;
/** What the database was when it was copied. */
export type CopiedDatabase = z.infer<typeof databaseSchema>;

/** The folder of the pictures that lie in a bucket, each an entry under its key. */
export const picturesFolder = 'pictures-of-bucket/';

/** The folder of a table's entries: its rows in PostgreSQL's text form, in pieces. */
export function tableFolder({ schema, name: table }: Pick<CopiedTable, 'schema' | 'name'>): string {
  return `tables/${schema}.${table}/`;
}
