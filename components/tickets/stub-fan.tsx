import { Icon } from '@/components/ui/icon';
import { formatTicket } from './ticket-number-text';

/** A ticket in the hand: its number, and whose deposit brought it. */
export interface Stub {
  readonly number: number;
  readonly source: string;
}

interface StubFanProps {
  /** At most five; none is a hand of blank ones. */
  readonly stubs: readonly Stub[];
}

const blanks = [0, 1, 2] as const;

/** A hand of ticket stubs: it opens further under the pointer, and the pointed one comes out of it. Their numbers stand in words beside it. */
export function StubFan({ stubs }: StubFanProps) {
  const count = Math.max(stubs.length, 1);
  return (
    <div aria-hidden="true" className="stub-fan">
      {stubs.length === 0
        ? blanks.map((at) => (
            <span key={at} data-turn={(at - 1) * 2} className="stub stub-blank">
              <Icon name="ticket" />
            </span>
          ))
        : stubs.map(({ number, source }, at) => (
            <span key={number} data-turn={at * 2 - (count - 1)} className="stub">
              <span className="stub-source">{source}</span>
              <span className="stub-number">{formatTicket(number)}</span>
              <span className="stub-code" />
            </span>
          ))}
    </div>
  );
}
