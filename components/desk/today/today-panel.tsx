import { type ReactNode, useId } from 'react';
import './today.css';

interface TodayPanelProps {
  readonly title: string;
  /** Beside the title: the way to all of it. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the day's page: its title and its rows. */
export function TodayPanel({ title, aside, children }: TodayPanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="today-panel">
      <div className="today-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
