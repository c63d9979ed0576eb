import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './icon-button.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** What a screen reader says and a hovering person reads. */
  label: string;
  marked?: boolean;
}

export function IconButton({ icon, label, marked, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`icon-button ${rest.className ?? ''}`}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} size={22} />
      {marked && <span className="icon-button-mark" />}
    </button>
  );
}
