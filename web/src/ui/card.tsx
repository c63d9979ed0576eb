import type { ReactNode } from 'react';
import './card.css';

interface CardProps {
  title?: ReactNode;
  /** Stands at the end of the first line: a state label, a time. */
  state?: ReactNode;
  children?: ReactNode;
}

/** Title and state on the first line, then two to four facts. */
export function Card({ title, state, children }: CardProps) {
  return (
    <section className="card">
      {(title || state) && (
        <header className="card-head">
          <h2 className="card-title">{title}</h2>
          {state}
        </header>
      )}
      {children}
    </section>
  );
}
