import { type WayKind, wayKinds } from '@fairway/domain/sea-routes/way-kind.ts';
import type { ReactNode } from 'react';
import { type PlainKey, useWords } from '../../language/words.ts';
import { dashesOf } from './draw-map.ts';
import './map-legend.css';

const wayWords: Readonly<Record<WayKind, PlainKey>> = { sea: 'mapBySea', air: 'mapByAir', land: 'mapByLand' };

/**
 * What the signs mean: their shape says how far cargo is, an exclamation mark that something is wrong, the dashes of a
 * line what it goes over.
 */
export function MapLegend() {
  const words = useWords();
  return (
    <ul className="map-legend" aria-label={words('mapLegend')}>
      <Entry name={words('segmentNotSailed')}>
        <circle cx="7" cy="7" r="5" fill="var(--surface)" stroke="var(--brand-ink)" strokeWidth="2.5" />
      </Entry>
      <Entry name={words('segmentOnTheWay')}>
        <path d="M7 1l6 11H1z" fill="var(--brand-ink)" />
      </Entry>
      <Entry name={words('segmentArrived')}>
        <rect x="2" y="2" width="10" height="10" fill="var(--brand-ink)" />
      </Entry>
      <Entry name={words('segmentFinished')}>
        <circle cx="7" cy="7" r="4" fill="var(--neutral)" />
      </Entry>
      <Entry name={words('severityWarn')}>
        <Trouble colour="var(--warn)" />
      </Entry>
      <Entry name={`${words('severityHigh')} / ${words('severityCritical')}`}>
        <Trouble colour="var(--bad)" />
      </Entry>
      {wayKinds.map((kind) => (
        <Entry key={kind} name={words(wayWords[kind])} width={24}>
          <path
            d="M0 7h24"
            stroke="var(--brand-ink)"
            strokeWidth="2"
            strokeDasharray={dashesOf[kind].join(' ')}
          />
        </Entry>
      ))}
    </ul>
  );
}

function Entry({ name, width = 14, children }: { name: string; width?: number; children: ReactNode }) {
  return (
    <li>
      <svg width={width} height="14" viewBox={`0 0 ${width} 14`} aria-hidden="true">
        {children}
      </svg>
      {name}
    </li>
  );
}

function Trouble({ colour }: { colour: string }) {
  return (
    <>
      <circle cx="7" cy="7" r="6.5" fill={colour} />
      <path d="M7 3.4v4M7 9.6v1" stroke="var(--surface)" strokeWidth="2" strokeLinecap="round" />
    </>
  );
}
