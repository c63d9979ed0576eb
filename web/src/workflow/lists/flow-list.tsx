import { type ReactNode, useEffect, useRef } from 'react';
import './flow-list.css';

interface FlowListProps {
  children: ReactNode;
  /** Stays below the rows: what to do with those that are ticked. */
  foot?: ReactNode;
}

/** Around a list page whose rows have buttons of their own: a row the arrows reach hands the focus to its button. */
export function FlowList({ children, foot }: FlowListProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    const handOver = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return;
      target.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    };
    element?.addEventListener('focusin', handOver);
    return () => element?.removeEventListener('focusin', handOver);
  }, []);
  return (
    <div ref={frame} className="flow-list">
      {children}
      {foot}
    </div>
  );
}
