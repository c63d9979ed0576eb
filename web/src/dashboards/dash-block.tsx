import { type ReactNode, useId } from 'react';
import '../boards/block.css';
import './dash-block.css';

interface DashBlockProps {
  title: string;
  /** Stands at the end of its first line. */
  tools?: ReactNode;
  /** How much of a desk it takes. */
  width: 'whole' | 'most' | 'half' | 'third';
  children: ReactNode;
}

/** A part of a dashboard. */
export function DashBlock({ title, tools, width, children }: DashBlockProps) {
  const id = useId();
  return (
    <section className={`board-block board-block-${width} dash-${width}`} aria-labelledby={id}>
      <header className="board-block-head">
        <h2 id={id}>{title}</h2>
        {tools && <div className="board-block-tools">{tools}</div>}
      </header>
      {children}
    </section>
  );
}
