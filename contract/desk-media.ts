import { z } from 'zod';
import { envelope } from './envelope';
import { pageOf, pageQuerySchema } from './page';
import { writtenLine } from './texts';

/** Where the public addresses of the library's pictures begin; whose address goes on from here is kept while it is used. */
export const libraryPath = '/api/library';

const part = z.coerce.number().int().min(0).max(100);

/** What of a picture must stay in sight where it is cropped, in percent from its left and top edge. */
export const focusSchema = z.object({ focus_x: part, focus_y: part });
/** A focal point. */
export type Focus = z.infer<typeof focusSchema>;

/** Which third of the picture the focal point lies in: `lt` is left and top, `cc` the middle. */
export const focusCells = ['lt', 'ct', 'rt', 'lc', 'cc', 'rc', 'lb', 'cb', 'rb'] as const;
/** One of the nine. */
export type FocusCell = (typeof focusCells)[number];

/** The last part of a picture's address: its edition, the third to keep in sight, and whether it is the small one of 640 px. */
export const libraryFormSchema = z.string().regex(/^[1-9]\d{0,8}-[lcr][tcb](-640)?\.webp$/);

/** GET /library/{id}/{form}. */
export const libraryParamsSchema = z.object({ id: z.uuid(), form: libraryFormSchema });

/** The path of a picture of the library. */
export const libraryIdParamsSchema = z.object({ id: z.uuid() });

/** A picture of the library: `address` changes with every new edition, `edition` says which one a change was made from. */
export const libraryPictureSchema = z.object({
  id: z.uuid(),
  address: z.string(),
  small_address: z.string(),
  name: z.string(),
  alt: z.string(),
  focus_x: z.number().int(),
  focus_y: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  edition: z.number().int(),
  uses: z.number().int(),
  created_at: z.string(),
});
/** A picture of the library. */
export type LibraryPictureWire = z.infer<typeof libraryPictureSchema>;

/** A row that shows a picture: `place` is its table, `slug` names it among its kind. */
export const pictureUseSchema = z.object({ place: z.string(), slug: z.string(), title: z.string() });
/** A row that shows a picture. */
export type PictureUseWire = z.infer<typeof pictureUseSchema>;

/** GET /desk/media: what is looked for in names and alternative texts. */
export const libraryQuerySchema = pageQuerySchema.extend({ q: z.string().max(100).optional() });

/** The answer of GET /desk/media, the newest first. */
export const libraryAnswerSchema = pageOf(libraryPictureSchema);

/** GET /desk/media/{id}: the picture, and where it is used. */
export const libraryDetailAnswerSchema = envelope(
  libraryPictureSchema.extend({ used_in: z.array(pictureUseSchema) }),
);
/** A picture with the places that show it. */
export type LibraryDetailWire = z.infer<typeof libraryDetailAnswerSchema>['data'];

/** The answer of every write to one picture. */
export const libraryPictureAnswerSchema = envelope(libraryPictureSchema);

/** POST /desk/media: the name of the file that the body is. */
export const libraryUploadQuerySchema = z.object({ name: writtenLine(120).optional() });

/** PATCH /desk/media/{id}: `edition` is the one that was looked at. */
export const libraryChangeSchema = focusSchema.extend({
  name: writtenLine(120),
  alt: z
    .string()
    .max(400)
    .transform((text) => text.replace(/\s+/g, ' ').normalize('NFC').trim())
    .pipe(z.string().max(200)),
  edition: z.number().int().positive(),
});
/** The input of PATCH /desk/media/{id}. */
export type LibraryChange = z.infer<typeof libraryChangeSchema>;
