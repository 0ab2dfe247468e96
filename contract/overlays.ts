import { z } from 'zod';
import { envelope } from './envelope';
import { line } from './line';
import { pageOf, pageQuerySchema } from './page';

/** What an overlay's address proves itself by: 160 bits. */
export const overlayTokenSchema = z.string().regex(/^[0-9a-f]{40}$/);

/** The SHA-256 of a token, hex: what is stored, and what a link is asked by, so that no log holds the token. */
export const overlayDigestSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** How many links are good at a time. */
export const mostOverlayLinks = 40;

/** GET /overlays/{digest}: 200 while the link is good, and nothing about it. */
export const overlayDigestParamsSchema = z.object({ digest: overlayDigestSchema });

/** GET /desk/overlays: the links of the overlays, the newest first. */
export const overlayLinksQuerySchema = pageQuerySchema;

/** A link of the overlays. The token is nowhere: only who made the link was told it. */
export const overlayLinkSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  made_by: z.string().nullable(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
});
/** A link of the overlays. */
export type OverlayLinkWire = z.infer<typeof overlayLinkSchema>;
/** The answer of GET /desk/overlays. */
export const overlayLinksAnswerSchema = pageOf(overlayLinkSchema);

/** POST /desk/overlays: a new link, named after where it is used. */
export const newOverlayLinkInputSchema = z.object({ name: line(60) });
/** The input of POST /desk/overlays. */
export type NewOverlayLinkInput = z.infer<typeof newOverlayLinkInputSchema>;
/** A new link; this answer is the one time its token is shown. */
export const newOverlayLinkSchema = z.object({ id: z.number().int(), token: overlayTokenSchema });
/** A new link. */
export type NewOverlayLink = z.infer<typeof newOverlayLinkSchema>;
/** The answer of POST /desk/overlays. */
export const newOverlayLinkAnswerSchema = envelope(newOverlayLinkSchema);

/** The path of one link. */
export const overlayLinkParamsSchema = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) });
/** The answer of POST /desk/overlays/{id}/revocation. */
export const overlayLinkAnswerSchema = envelope(overlayLinkSchema);
