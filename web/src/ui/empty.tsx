import type { ReactNode } from 'react';
import './empty.css';

interface EmptyProps {
  title: string;
  line?: string;
  /** The next useful thing to do. */
  action?: ReactNode;
  drawing?: 'sea' | 'search' | 'broken' | 'locked';
}

const foreground = {
  sea: 'M60 34v26M60 36l20 20H60M40 66h44l-7 16H47z',
  search: 'M58 70a18 18 0 1 0 0-36 18 18 0 0 0 0 36M71 65l13 13',
  broken: 'M60 40v18M60 67v.5M60 24 92 80H28z',
  locked: 'M42 52h36v28H42zM49 52V42a11 11 0 0 1 22 0v10M60 63v7',
};

/** A drawing, one line of words, and what to do next. */
export function Empty({ title, line, action, drawing = 'sea' }: EmptyProps) {
  return (
    <div className="empty">
      <svg
        viewBox="0 0 120 110"
        width="132"
        height="121"
        aria-hidden="true"
        fill="none"
        strokeLinecap="round"
      >
        <circle className="empty-disc" cx="60" cy="55" r="46" />
        <path className="empty-lines" d={foreground[drawing]} />
        <path
          className="empty-sea"
          d="M14 92q8-6 16 0t16 0 16 0 16 0 16 0 16 0M26 101q8-5 16 0t16 0 16 0 16 0"
        />
      </svg>
      <p className="empty-title">{title}</p>
      {line && <p className="empty-line">{line}</p>}
      {action}
    </div>
  );
}
