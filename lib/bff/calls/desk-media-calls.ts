import {
  libraryAnswerSchema,
  libraryChangeSchema,
  libraryDetailAnswerSchema,
  libraryIdParamsSchema,
  libraryPictureAnswerSchema,
  libraryQuerySchema,
  libraryUploadQuerySchema,
} from '@/contract/desk-media';
import { statusSchema } from '@/contract/envelope';
import { BffError } from '../bff-error';
import type { CallRows } from '../methods';
import { passRead, passWrite } from '../pass-through';
import { uploadPicture } from '../upload-media';

const params = libraryIdParamsSchema;

/** The team's library of pictures. */
export const deskMediaCalls = {
  /** GET: a page of the library. POST: puts a picture into it; the body is the picture itself, at most 5 MB. */
  deskMedia: {
    GET: passRead({ query: libraryQuerySchema, answer: libraryAnswerSchema }),
    POST: uploadPicture({
      pathOf: (_, query) => {
        const name = libraryUploadQuerySchema.safeParse({ name: query.get('name') ?? undefined });
        return `/desk/media${name.data?.name ? `?${new URLSearchParams({ name: name.data.name })}` : ''}`;
      },
      answer: libraryPictureAnswerSchema,
    }),
  },
  /** GET: a picture and where it is shown. PATCH: its name, alternative text and focal point. */
  deskPicture: {
    GET: passRead({ params, answer: libraryDetailAnswerSchema }),
    PATCH: passWrite({
      ...{ method: 'PATCH', params, isKeyed: true },
      ...{ input: libraryChangeSchema, answer: libraryPictureAnswerSchema },
    }),
  },
  /** POST: another file in the picture's place. */
  deskPictureFile: {
    POST: uploadPicture({
      pathOf: ({ id }) => {
        const asked = params.safeParse({ id });
        if (!asked.success) throw new BffError('not_found');
        return `/desk/media/${asked.data.id}/picture`;
      },
      answer: libraryPictureAnswerSchema,
    }),
  },
  /** POST: deletes a picture that nothing shows. */
  deskPictureRemoval: { POST: passWrite({ params, isKeyed: true, answer: statusSchema }) },
} satisfies CallRows;
