import { Coin } from '@/components/ui/coin';

/** Three coins on their way into an empty column. */
export function StatementPicture() {
  return (
    <div aria-hidden="true" className="flex items-end gap-3">
      <Coin size={48} className="opacity-40" />
      <Coin size={72} className="mb-8 opacity-70" />
      <Coin size={96} className="mb-20" />
    </div>
  );
}
