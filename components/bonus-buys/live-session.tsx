'use client';

import { SessionPart, type SessionPartProps } from './session-part';
import { useSession } from './use-session';

/** A part of a session that is played; an island because it polls. */
export function LiveSession({ session, part }: SessionPartProps) {
  return <SessionPart session={useSession(session)} part={part} />;
}
