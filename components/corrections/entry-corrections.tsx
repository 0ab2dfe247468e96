import type { CorrectedKind } from '@/contract/corrections';
import { listCorrections } from '@/lib/data/corrections';
import { Corrections } from './corrections';

interface EntryCorrectionsProps {
  readonly kind: CorrectedKind;
  readonly slug: string;
  /** How far it stands from what is above it. */
  readonly className?: string;
}

/** What was put right of an entry after it was published, on its page; nothing where nothing was. */
export async function EntryCorrections({ kind, slug, className }: EntryCorrectionsProps) {
  const corrections = await listCorrections(kind, slug);
  if (corrections.length === 0) return null;
  return (
    <div className={className}>
      <Corrections corrections={corrections} />
    </div>
  );
}
