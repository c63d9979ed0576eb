import { type ReactNode, useId } from 'react';
import './block.css';

interface BlockProps {
  title: string;
  /** Stands at the end of its first line. */
  tools?: ReactNode;
  /** The whole width of a desk, or half of it. */
  width?: 'whole' | 'half';
  children: ReactNode;
}

/** A part of a board. */
export function Block({ title, tools, width = 'half', children }: BlockProps) {
  const id = useId();
  return (
    <section className={`board-block board-block-${width}`} aria-labelledby={id}>
      <header className="board-block-head">
        <h2 id={id}>{title}</h2>
        {tools && <div className="board-block-tools">{tools}</div>}
      </header>
      {children}
    </section>
  );
}

/** The same around a chart, which has a title of its own. */
export function ChartBlock({ tools, width = 'half', children }: Omit<BlockProps, 'title'>) {
  return (
    <div className={`board-block board-block-${width}`}>
      {tools && <div className="board-block-tools">{tools}</div>}
      {children}
    </div>
  );
}
