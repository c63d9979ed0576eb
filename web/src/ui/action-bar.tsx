import type { ReactNode } from 'react';
import './action-bar.css';

interface ActionBarProps {
  /** How things stand; there is room for it beside the buttons from a tablet on. */
  line?: ReactNode;
  children: ReactNode;
}

/** What to do with the page, always in sight below it. */
export function ActionBar({ line, children }: ActionBarProps) {
  return (
    <div className="action-bar">
      {line && <p className="action-bar-line">{line}</p>}
      {children}
    </div>
  );
}
