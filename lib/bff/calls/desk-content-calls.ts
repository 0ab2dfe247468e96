import {
  contentDraftParamsSchema,
  contentEntryParamsSchema,
  contentKindParamsSchema,
  contentPreviewAnswerSchema,
  referenceParamsSchema,
  referenceQuerySchema,
  referencesAnswerSchema,
} from '@/contract/desk-content';
import {
  contentFileLimits,
  importParamsSchema,
  importQuerySchema,
  importReportAnswerSchema,
} from '@/contract/desk-content-files';
import { contentRestoreSchema, contentVersionParamsSchema } from '@/contract/desk-content-history';
import {
  contentBulkAnswerSchema,
  contentBulkMoveSchema,
  contentDraftInputSchema,
  contentMoveSchema,
  contentNewSchema,
  contentSavedAnswerSchema,
  contentSaveSchema,
} from '@/contract/desk-content-writes';
import { statusSchema } from '@/contract/envelope';
import { BffError } from '../bff-error';
import { downloadContent } from '../download-content';
import type { CallRows } from '../methods';
import { passRead, passWrite } from '../pass-through';
import { uploadFile } from '../upload-media';

const ofKind = { params: contentKindParamsSchema, isKeyed: true } as const;
const ofEntry = { params: contentEntryParamsSchema, isKeyed: true } as const;
const answer = contentSavedAnswerSchema;

/** What editors do with content: their forms are rendered on the server, what they write goes through here. */
export const deskContentCalls = {
  /** POST: one move of many entries; each is done or refused by itself. */
  deskContentBulk: {
    POST: passWrite({ ...ofKind, input: contentBulkMoveSchema, answer: contentBulkAnswerSchema }),
  },
  /** POST: a copy of an entry, as a draft. */
  deskContentCopies: { POST: passWrite({ ...ofEntry, answer }) },
  /** PATCH: what a form has by now, as its writer's own draft; the same again does no harm. POST: forgets it. The front lets no PUT in. */
  deskContentDraft: {
    PATCH: passWrite({
      ...{ method: 'PUT', params: contentDraftParamsSchema },
      ...{ input: contentDraftInputSchema, size: 'form', answer: statusSchema },
    }),
    POST: passWrite({ method: 'DELETE', params: contentDraftParamsSchema, answer: statusSchema }),
  },
  /** POST: a new entry. */
  deskContentEntries: { POST: passWrite({ ...ofKind, input: contentNewSchema, size: 'form', answer }) },
  /** PATCH: an entry's values, on top of the version that was edited. */
  deskContentEntry: {
    PATCH: passWrite({ ...ofEntry, method: 'PUT', input: contentSaveSchema, size: 'form', answer }),
  },
  /** GET: all entries of a kind as a file. */
  deskContentCsv: { GET: downloadContent('csv') },
  deskContentJson: { GET: downloadContent('json') },
  /** POST: a token that shows the public page as it would be. */
  deskContentPreview: {
    POST: passWrite({ params: contentDraftParamsSchema, answer: contentPreviewAnswerSchema }),
  },
  /** POST: a file, compared or, with the hash of its report, written. */
  deskContentImport: {
    POST: uploadFile({
      ...contentFileLimits,
      pathOf: (params, query) => {
        const kind = importParamsSchema.safeParse(params);
        const asked = importQuerySchema.safeParse({ apply: query.get('apply') ?? undefined });
        if (!kind.success || !asked.success) throw new BffError('not_found');
        const { apply } = asked.data;
        return `/desk/content/${kind.data.kind}/import${apply ? `?apply=${apply}` : ''}`;
      },
      answer: importReportAnswerSchema,
    }),
  },
  /** POST: publish, schedule, pause, archive or cancel an entry. */
  deskContentMoves: { POST: passWrite({ ...ofEntry, input: contentMoveSchema, answer }) },
  /** POST: an older version again, on top of the present one. */
  deskContentRestore: {
    POST: passWrite({
      ...{ params: contentVersionParamsSchema, isKeyed: true },
      ...{ input: contentRestoreSchema, answer },
    }),
  },
  /** GET: sponsors or games, by name. */
  deskReferences: {
    GET: passRead({
      params: referenceParamsSchema,
      query: referenceQuerySchema,
      answer: referencesAnswerSchema,
    }),
  },
} satisfies CallRows;
