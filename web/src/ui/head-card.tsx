import type { ReactNode } from 'react';
import './head-card.css';

interface HeadCardProps {
  title: string;
  /** Beside the title. */
  mark?: ReactNode;
  /** At the end of the line: where it stands. */
  state?: ReactNode;
  className?: string;
  /** Key facts and what else belongs above the form. */
  children?: ReactNode;
}

/** What something is and where it stands, above everything else about it. */
export function HeadCard({ title, mark, state, className, children }: HeadCardProps) {
  return (
    <section className={`head-card${className ? ` ${className}` : ''}`}>
      <div className="head-card-title">
        <div className="head-card-name">
          <h2>{title}</h2>
          {mark}
        </div>
        {state}
      </div>
      {children}
    </section>
  );
}
