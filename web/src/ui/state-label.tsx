import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './state-label.css';

export type Tone = 'brand' | 'good' | 'warn' | 'bad' | 'neutral';

const icons: Record<Tone, IconName> = {
  brand: 'pending',
  good: 'check',
  warn: 'warning',
  bad: 'close',
  neutral: 'info',
};

interface StateLabelProps {
  tone: Tone;
  children: ReactNode;
}

/** A state in words with a sign: never by its colour alone. */
export function StateLabel({ tone, children }: StateLabelProps) {
  return (
    <span className={`state-label state-label-${tone}`}>
      <Icon name={icons[tone]} size={13} />
      {children}
    </span>
  );
}
