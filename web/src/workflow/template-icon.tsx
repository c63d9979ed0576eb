import type { CSSProperties } from 'react';
import { Icon, isIconName } from '../ui/icon.tsx';
import './template-icon.css';

interface TemplateIconProps {
  icon: string;
  iconBackground: string;
  size?: number;
}

const colour = /^#[0-9a-f]{6}$/i;

/** The sign of a flow, in the colour its designer gave it. */
export function TemplateIcon({ icon, iconBackground, size = 40 }: TemplateIconProps) {
  const tint = colour.test(iconBackground) ? { '--tint': iconBackground } : {};
  return (
    <span className="template-icon" style={{ width: size, height: size, ...tint } as CSSProperties}>
      <Icon name={isIconName(icon) ? icon : 'workflow'} size={size * 0.52} />
    </span>
  );
}
