import { type ReactNode, useId } from 'react';
import type { drawWorld } from './lane-drawing.ts';
import './world-picture.css';

interface WorldPictureProps {
  /** What the picture shows, for whoever does not see it. */
  label: string;
  drawn: Pick<ReturnType<typeof drawWorld>, 'grid' | 'land' | 'stops'>;
  size: { width: number; height: number };
  /** Drawn between land and stops. */
  ways: ReactNode;
  /** Drawn on top. */
  children?: ReactNode;
}

/** A part of the world with places on it. No network, no tiles. */
export function WorldPicture({ label, drawn, size, ways, children }: WorldPictureProps) {
  const clip = useId();
  return (
    <svg className="world-picture" {...size} role="img" aria-label={label}>
      <clipPath id={clip}>
        <rect {...size} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className="world-picture-grid" d={drawn.grid} />
        <path className="world-picture-land" d={drawn.land} />
        {ways}
      </g>
      {drawn.stops.map(({ id, name, x, y, isEnd, anchor, dx, dy, isHidden }) => (
        <g key={id} className={isEnd ? 'world-picture-end' : undefined}>
          <circle cx={x} cy={y} r={isEnd ? 5 : 4} />
          {isHidden ? (
            <title>{name}</title>
          ) : (
            <text x={x + dx} y={y + dy} textAnchor={anchor}>
              {name}
            </text>
          )}
        </g>
      ))}
      {children}
    </svg>
  );
}
