import { type MouseEvent, type ReactNode, useRef } from 'react';
import { type Act, ActMenu, type ActMenuHandle } from './act-menu.tsx';
import { Icon } from './icon.tsx';
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
  const behind = useRef<HTMLDivElement>(null);
  const menu = useRef<ActMenuHandle>(null);
  useSideways(track);
  /** The other mouse button, the menu key, or a finger that stays: the menu where there is one, else as if swiped. */
  const openActs = (event: MouseEvent) => {
    event.preventDefault();
    if (behind.current?.offsetWidth) track.current?.scrollTo({ left: behind.current.offsetWidth });
    else menu.current?.open();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short cut to the menu, which keys and fingers reach without it
    <div className="row-acts" onContextMenu={openActs}>
      <div ref={track} className="row-acts-track">
        <div className="row-acts-front">
          {children}
          <div className="row-acts-menu">
            <ActMenu ref={menu} label={label} acts={acts} />
          </div>
        </div>
        <div ref={behind} className="row-acts-behind">
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
