import { RelativeTime } from '@/components/ui/relative-time';
import type { BuySession } from '@/lib/data/buys';
import { CardFace } from './card-face';
import { LiveCard } from './live-card';
import { LiveTexts } from './live-texts';

interface SessionCardProps {
  readonly session: BuySession;
}

/** A session in a list: what it cost, what came back, and its best bonus, kept fresh while it is played. The whole card leads to it. */
export function SessionCard({ session }: SessionCardProps) {
  const { state, started_at, sponsor } = session;
  const note = (
    <>
      <RelativeTime iso={started_at} />
      {sponsor ? ` · ${sponsor.name}` : null}
    </>
  );
  if (state !== 'live') return <CardFace session={session} note={note} />;
  return (
    <LiveTexts>
      <LiveCard session={session} note={note} />
    </LiveTexts>
  );
}
