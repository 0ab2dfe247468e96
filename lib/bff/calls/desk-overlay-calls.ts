import {
  newOverlayLinkAnswerSchema,
  newOverlayLinkInputSchema,
  overlayLinkAnswerSchema,
  overlayLinkParamsSchema,
} from '@/contract/overlays';
import type { CallRows } from '../methods';
import { passWrite } from '../pass-through';

/** What the team does about the links of overlays. */
export const deskOverlayCalls = {
  /** POST: a new link. Not keyed: a kept answer would keep the token, which is nowhere else (ADR 131). */
  deskOverlayLinks: {
    POST: passWrite({ input: newOverlayLinkInputSchema, answer: newOverlayLinkAnswerSchema }),
  },
  /** POST: ends a link for good. */
  deskOverlayRevocation: {
    POST: passWrite({ params: overlayLinkParamsSchema, answer: overlayLinkAnswerSchema }),
  },
} satisfies CallRows;
