import { overlayDigest } from '../services/overlays/overlay-digest';

/** The token of the link that the suites know. */
export const knownOverlayToken = 'ab12'.repeat(10);
/** By which its link is asked. */
export const knownOverlayDigest = overlayDigest(knownOverlayToken);
