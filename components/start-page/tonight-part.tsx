import type { ReactNode } from 'react';
import { Still } from '@/components/ui/still';

interface TonightPartProps {
  readonly label: ReactNode;
  /** The link that the whole part leads to. */
  readonly title: ReactNode;
  /** Below the title. */
  readonly detail?: ReactNode;
  /** What is looked at first: a countdown, an X. */
  readonly value?: ReactNode;
}

/** One part of the strip: what it is about, and its number. A row on a phone, a column where there is room. */
export function TonightPart({ label, title, detail, value }: TonightPartProps) {
  return (
    <div className="tonight-part">
      <Still className="min-w-0">
        <p className="tonight-label">{label}</p>
        <p className="tonight-title">{title}</p>
        {detail ? <p className="tonight-detail">{detail}</p> : null}
      </Still>
      {value ? <p className="tonight-value">{value}</p> : null}
    </div>
  );
}
