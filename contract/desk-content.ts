import { z } from 'zod';
import { contentProblemSchema, lockReasons, problemValuesSchema } from './desk-problems';
import { envelope } from './envelope';
import { pageOf, pageQuerySchema } from './page';

/** What the content desk edits, one record each (ADR 212); the same names as the files of `npm run import`. */
export const contentKinds = [
  'sponsors',
  'games',
  'news',
  'market',
  'special-odds',
  'raffles',
  'schedule',
  'events',
  'wager-events',
  'tournaments',
  'bonus-hunts',
  'bonus-buys',
  'analyses',
  'analysts',
  'banners',
  'leaderboard-prizes',
  'text-pages',
  'earn-rules',
  'vip-tiers',
  'sponsor-tracking',
] as const;
/** One of the kinds. */
export type ContentKind = (typeof contentKinds)[number];

/** What comes as files alone: a race's standings, a board's scores, what a sponsor's system lists of its players. */
export const figureKinds = ['wager-standings', 'tournament-scores', 'sponsor-reports'] as const;
/** One of them. */
export type FigureKind = (typeof figureKinds)[number];
/** Everything that can be imported. */
export const importKinds = [...contentKinds, ...figureKinds] as const;
/** One of them. */
export type ImportKind = (typeof importKinds)[number];

/** The figures that an entry of a kind waits for. */
export const figuresOf = {
  'wager-events': 'wager-standings',
  tournaments: 'tournament-scores',
  'sponsor-tracking': 'sponsor-reports',
} as const satisfies Partial<Record<ContentKind, FigureKind>>;
/** What all rows of a table of figures share: of which entry, and when it was counted. */
export const sharedFigures = {
  'wager-standings': ['race', 'as_of', 'source'],
  'tournament-scores': ['tournament'],
  'sponsor-reports': ['sponsor'],
} as const satisfies Record<FigureKind, readonly string[]>;

/** Kinds that only an admin writes: they make Sikke or tickets, or say who gets what. Editors and moderators read them. */
export const economyKinds: readonly ImportKind[] = [
  'leaderboard-prizes',
  'earn-rules',
  'vip-tiers',
  'sponsor-tracking',
  'sponsor-reports',
];

/** Where an entry stands, one vocabulary for all kinds; what a kind calls it itself is in its own field `state`. */
export const deskStates = [
  'draft',
  'scheduled',
  'published',
  'paused',
  'ended',
  'cancelled',
  'archived',
] as const;
/** One of the states. */
export type DeskState = (typeof deskStates)[number];

/** What is done with an entry beside editing it. `schedule` asks for `at`, `cancel` for a `reason` that members read. */
export const deskMoves = ['publish', 'schedule', 'pause', 'archive', 'cancel'] as const;
/** One of the moves. */
export type DeskMove = (typeof deskMoves)[number];

/** The parameters of everything below a kind. */
export const contentKindParamsSchema = z.object({ kind: z.enum(contentKinds) });

/** How the desk names an entry: its slug, or an earn rule's key. */
export const entryName = z.string().regex(/^[a-z0-9](?:[a-z0-9_-]{0,98}[a-z0-9])?$/);
/** How the desk names what has no slug yet: `yeni.` and what the browser made up, once for a form that was opened. */
export const newName = z.string().regex(/^yeni\.[a-z0-9]{8,40}$/);

/** The parameters of an entry. */
export const contentEntryParamsSchema = contentKindParamsSchema.extend({ slug: entryName });
/** The parameters of a draft: of an entry, or of one that is not stored yet. */
export const contentDraftParamsSchema = contentKindParamsSchema.extend({
  slug: z.union([entryName, newName]),
});

/** A value as JSON has it, which is where it comes from. */
export const formValueSchema: z.ZodType<z.core.util.JSONType> = z.any();

/** What a form has, by the fields' names: texts, numbers, booleans, ISO times, lists and objects; null is empty. */
export const contentValuesSchema = z.record(z.string().max(60), formValueSchema);
/** What a form has. */
export type ContentValues = z.infer<typeof contentValuesSchema>;

/** Who did something; null where it was the command line or nobody is known. */
export const actorSchema = z.string().nullable();

/**
 * GET /desk/content: what the role may see. `counts` goes up to `countLimit`, which means "as many or more"; states that a kind does not
 * know are absent.
 */
export const contentOverviewSchema = envelope(
  z.array(
    z.object({
      kind: z.enum(contentKinds),
      can_write: z.boolean(),
      states: z.array(z.enum(deskStates)),
      counts: z.record(z.string(), z.number().int()),
    }),
  ),
);
/** Where counting ends. */
export const countLimit = 1000;

/** The orders of a list. */
export const contentSorts = ['newest', 'oldest', 'slug'] as const;

/** The query of GET /desk/content/{kind}/entries: `q` is looked for in slug and title. */
export const contentListQuerySchema = pageQuerySchema.extend({
  q: z.string().trim().max(80).optional(),
  state: z.enum(deskStates).optional(),
  sort: z.enum(contentSorts).default('newest'),
});
/** The query of GET /desk/content/{kind}/entries. */
export type ContentListQuery = z.infer<typeof contentListQuerySchema>;

/** An entry in a list. `version` 0 is one that was never saved here; `path` is its public page, null where it has none. */
export const contentItemSchema = z.object({
  slug: z.string(),
  title: z.string(),
  state: z.enum(deskStates),
  picture: z.string().nullable(),
  version: z.number().int(),
  changed_at: z.string().nullable(),
  changed_by: actorSchema,
  path: z.string().nullable(),
  has_draft: z.boolean(),
});
/** An entry in a list. */
export type ContentItem = z.infer<typeof contentItemSchema>;
/** The answer of GET /desk/content/{kind}/entries. `unsaved` are the asker's own drafts of entries that are not stored yet, with the first page. */
export const contentListSchema = pageOf(contentItemSchema).extend({
  unsaved: z.array(z.object({ slug: z.string(), title: z.string(), at: z.string() })),
});

/** What autosave kept of a form, and whose; `version` is that which was edited. */
const draftSchema = z.object({
  values: contentValuesSchema,
  version: z.number().int(),
  at: z.string(),
});

/** A move that the entry's state has; with `problems` it would be refused for these. */
const allowedMoveSchema = z.object({ move: z.enum(deskMoves), problems: z.array(contentProblemSchema) });

/** What a field is locked for; `values` fill the reason's text in. */
export const fieldLockSchema = z.object({
  field: z.string(),
  reason: z.enum(lockReasons),
  values: problemValuesSchema,
});
/** What a field is locked for. */
export type FieldLock = z.infer<typeof fieldLockSchema>;

/**
 * GET …/entries/{slug}: `values` as the form has them, to be sent back whole or in part with `version`. `draft` is the asker's own,
 * `others` who else has one; `is_waiting` where a change of its prizes or its cancellation waits for a second admin.
 */
export const contentEntrySchema = z.object({
  slug: z.string(),
  title: z.string(),
  state: z.enum(deskStates),
  path: z.string().nullable(),
  version: z.number().int(),
  changed_at: z.string().nullable(),
  changed_by: actorSchema,
  values: contentValuesSchema,
  locks: z.array(fieldLockSchema),
  moves: z.array(allowedMoveSchema),
  draft: draftSchema.nullable(),
  others: z.array(z.object({ username: z.string(), at: z.string() })),
  is_waiting: z.boolean(),
});
/** An entry as its editor has it. */
export type ContentEntry = z.infer<typeof contentEntrySchema>;
/** The answer of GET …/entries/{slug}. */
export const contentEntryAnswerSchema = envelope(contentEntrySchema);

/**
 * POST …/entries/{slug}/preview-links (a slug, or `yeni.…`): for an hour, `token` in the header `X-Preview` of any public GET of the API
 * makes it answer as if the entry were published as it stands, with the draft of whoever asked for the link. Nothing is stored; the answer is
 * `no-store`. `path` is the public page. Without a page of its own the kind is shown where it stands in a list.
 */
export const contentPreviewSchema = z.object({
  token: z.string(),
  path: z.string(),
  expires_at: z.string(),
});
/** The answer of POST …/preview-links. */
export const contentPreviewAnswerSchema = envelope(contentPreviewSchema);
/** The header that carries a preview's token. */
export const previewHeader = 'x-preview';

/** GET /desk/references/{of}?q=: sponsors, games or authors by slug or name, archived ones too. */
export const referenceKinds = ['sponsors', 'games', 'analysts'] as const;
/** The parameters of it. */
export const referenceParamsSchema = z.object({ of: z.enum(referenceKinds) });
/** The query of it: without `q` the first ones by name; `slugs`, parted by commas, are named ones. */
export const referenceQuerySchema = z.object({
  q: z.string().trim().max(80).optional(),
  slugs: z.string().max(4000).optional(),
});
/** The answer of GET /desk/references/{of}. */
export const referencesAnswerSchema = envelope(
  z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      picture: z.string().nullable(),
      is_public: z.boolean(),
    }),
  ),
);
