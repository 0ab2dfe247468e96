import { AnalystTable } from '@/components/analyses/analyst-table';
import { listAnalysts } from '@/lib/data/analyses';

/** The records of all authors, or of one; nothing where nobody writes. */
export async function Records({ author }: { readonly author?: string }) {
  const all = await listAnalysts();
  const shown = author === undefined ? all : all.filter(({ slug }) => slug === author);
  return shown.length > 0 ? (
    <div className="mb-8">
      <AnalystTable analysts={shown} />
    </div>
  ) : null;
}
