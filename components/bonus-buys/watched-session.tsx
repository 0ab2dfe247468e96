import { LiveSession } from './live-session';
import { LiveTexts } from './live-texts';
import { SessionPart, type SessionPartProps } from './session-part';

/** A part of a session as it stands: plain markup once it is over, kept fresh while it is played. */
export function WatchedSession({ session, part }: SessionPartProps) {
  if (session.state !== 'live') return <SessionPart session={session} part={part} />;
  return (
    <LiveTexts>
      <LiveSession session={session} part={part} />
    </LiveTexts>
  );
}
