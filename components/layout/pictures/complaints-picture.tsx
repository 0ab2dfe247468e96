import { Drawing } from '@/components/ui/drawing';

/** A question and the answer that comes with it. */
export function ComplaintsPicture() {
  return (
    <Drawing>
      <path
        d="M54 26H186a14 14 0 0 1 14 14V92a14 14 0 0 1-14 14H98L72 128V106H54A14 14 0 0 1 40 92V40A14 14 0 0 1 54 26Z"
        className="fill-surface"
      />
      <path d="M64 52H160M64 68H136" />
      <path
        d="M134 82H266a14 14 0 0 1 14 14V146a14 14 0 0 1-14 14H248V182L222 160H134a14 14 0 0 1-14-14V96A14 14 0 0 1 134 82Z"
        className="fill-surface-2 stroke-text-3"
      />
      <path d="M190 106H256M190 122H244M190 138H226" />
      <path d="M142 122l10 10 20-22" className="stroke-text-3" />
    </Drawing>
  );
}
