'use client';

import { CardFace, type CardFaceProps } from './card-face';
import { useSession } from './use-session';

/** The card of a session that is played; an island because it polls. */
export function LiveCard({ session, note }: CardFaceProps) {
  return <CardFace session={useSession(session)} note={note} />;
}
