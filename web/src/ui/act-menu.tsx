import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import './act-menu.css';
import { DropDown } from './drop-down.tsx';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

/** Something to do with a thing. */
export interface Act {
  name: string;
  icon: IconName;
  tone?: 'danger';
  act: () => void;
}

export interface ActMenuHandle {
  open: () => void;
}

interface ActMenuProps {
  /** What the button is called. */
  label: string;
  /** What is on it: dots, unless told otherwise. */
  icon?: IconName;
  /** Stands in place of the icon; it is called by its own words and the label. */
  face?: ReactNode;
  acts: readonly Act[];
  ref?: Ref<ActMenuHandle>;
}

/** A button with dots, and below it what can be done. Arrows walk, Esc closes. */
export function ActMenu({ label, icon = 'pending', face, acts, ref }: ActMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useImperativeHandle(ref, () => ({ open: () => setIsOpen(true) }));
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useEffect(() => {
    if (isOpen) menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [isOpen]);
  const close = (isLeft: boolean) => {
    setIsOpen(false);
    if (!isLeft) anchor.current?.querySelector('button')?.focus();
  };
  const go = (event: KeyboardEvent) => {
    const all = items();
    const now = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowUp: now - 1, ArrowDown: now + 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Tab') close(false);
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick: () => setIsOpen(!isOpen),
  } as const;
  return (
    <span ref={anchor} className="act-menu">
      {face ? (
        <button type="button" className="act-menu-face" {...opener}>
          {face}
          <span className="visually-hidden">{label}</span>
        </button>
      ) : (
        <IconButton icon={icon} label={label} {...opener} />
      )}
      <DropDown anchor={anchor} open={isOpen} onClose={close} width="own">
        <div ref={menu} role="menu" aria-label={label} className="act-menu-list" tabIndex={-1} onKeyDown={go}>
          {acts.map(({ name, icon, tone, act }) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={`act-menu-item${tone ? ` act-menu-${tone}` : ''}`}
              onClick={() => {
                close(false);
                act();
              }}
            >
              <Icon name={icon} size={18} />
              {name}
            </button>
          ))}
        </div>
      </DropDown>
    </span>
  );
}
