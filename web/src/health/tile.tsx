import type { ReactNode } from 'react';
import { useWords } from '../language/words.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import './tile.css';

interface TileProps {
  icon: IconName;
  title: string;
  /** The one figure that matters. */
  figure: string;
  /** The worst that was found of it. */
  level?: 'watch' | 'bad' | undefined;
  /** What the figure is made of. */
  lines?: readonly string[];
  children?: ReactNode;
}

/** One thing that is measured: a figure, a small picture, and what stands behind it. */
export function Tile({ icon, title, figure, level, lines = [], children }: TileProps) {
  const words = useWords();
  return (
    <section className="tile" aria-label={title}>
      <header className="tile-head">
        <Icon name={icon} size={18} />
        <h3>{title}</h3>
        {level && (
          <StateLabel tone={level === 'bad' ? 'bad' : 'warn'}>
            {words(level === 'bad' ? 'healthBad' : 'healthWatch')}
          </StateLabel>
        )}
      </header>
      <p className="tile-figure number">{figure}</p>
      {children}
      {lines.map((line) => (
        <p key={line} className="tile-line">
          {line}
        </p>
      ))}
    </section>
  );
}

/** How full something is. */
export function TileBar({
  label,
  share,
  level,
}: {
  label: string;
  share: number;
  level?: TileProps['level'];
}) {
  return (
    <meter
      className={`tile-bar${level ? ` tile-bar-${level}` : ''}`}
      aria-label={label}
      min={0}
      max={1}
      value={Math.min(1, Math.max(0, share))}
    />
  );
}
