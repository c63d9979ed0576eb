import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './button.css';
import { Icon, type IconName } from './icon.tsx';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'primary' | 'plain' | 'quiet' | 'danger';
  icon?: IconName;
  busy?: boolean;
  wide?: boolean;
  /** Has the focus when its dialog opens. */
  'data-first'?: true | undefined;
  children: ReactNode;
}

/** While busy it keeps its focus and its place, and presses are ignored. */
export function Button({ look = 'plain', icon, busy, wide, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${look}${wide ? ' button-wide' : ''} ${rest.className ?? ''}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <span className="button-spinner" aria-hidden="true" /> : icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
    </button>
  );
}
