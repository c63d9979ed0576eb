import { type ReactNode, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { type Act, ActMenu } from './act-menu.tsx';
import './row-acts.css';
import { useSideways } from './use-sideways.ts';

interface RowActsProps {
  /** What the menu of this row is called. */
  label: string;
  acts: readonly Act[];
  children: ReactNode;
}

/** A row with more to do: a finger swipes it aside, a mouse and keys have a menu. */
export function RowActs({ label, acts, children }: RowActsProps) {
  const track = useRef<HTMLDivElement>(null);
  useSideways(track);
  return (
    <div className="row-acts">
      <div ref={track} className="row-acts-track">
        <div className="row-acts-front">
          {children}
          <div className="row-acts-menu">
            <ActMenu label={label} acts={acts} />
          </div>
        </div>
        <div className="row-acts-behind">
          {acts.map(({ name, icon, tone, act }) => (
            <button
              key={name}
              type="button"
              // Keys have the menu; here the row would jump aside under whoever walks by.
              tabIndex={-1}
              className={`row-act${tone ? ` row-act-${tone}` : ''}`}
              onClick={() => {
                track.current?.scrollTo({ left: 0 });
                act();
              }}
            >
              <Icon name={icon} />
              {name}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
