import type { ReactNode } from 'react';
import { useWords } from '../../language/words.ts';
import './map-legend.css';

/** What the signs mean: their shape says how far cargo is, an exclamation mark that something is wrong. */
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
    </ul>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
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
