import type { AwaitingRelease, ReleaseRow } from '@fairway/contract/releases.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { BrokenPromise, GateLight, ReleaseStateLabel } from '../release-marks.tsx';
import { agoText, arrivalText, kindText, owedText } from '../release-text.ts';
import { kindWords } from '../release-words.ts';
import './release-card.css';

/** A shipment without a release on a phone. */
export function AwaitingCard({ shipment }: { shipment: AwaitingRelease }) {
  const words = useWords();
  const [now] = useState(() => Date.now());
  return (
    <article className="release-card">
      <span className="release-card-head">
        <strong className="number">{shipment.shipmentNo}</strong>
        <span>{words(kindWords[shipment.kind])}</span>
      </span>
      <span className="release-card-line number">
        {[shipment.customerName, shipment.billNo, shipment.boxes].filter(Boolean).join(' · ')}
      </span>
      <GateLight verdict={shipment.verdict} line={shipment.line} />
      <span className="release-card-head">
        <span className="release-card-line">
          {words('releaseEta')} {arrivalText(words, shipment, now)}
        </span>
        <strong className="number">{owedText(words, shipment)}</strong>
      </span>
    </article>
  );
}

/** A release on a phone. */
export function ReleaseCard({ release }: { release: ReleaseRow }) {
  const words = useWords();
  const [now] = useState(() => Date.now());
  const { shipmentNo, customerName, billNo, releaseNo, payBy, isPromiseBroken } = release;
  const ago = agoText(words, release.appliedAt, now);
  return (
    <article className="release-card">
      <span className="release-card-head">
        <strong className="number">{shipmentNo}</strong>
        <ReleaseStateLabel status={release.status} />
      </span>
      <span className="release-card-line number">
        {[kindText(words, release), customerName, billNo].filter(Boolean).join(' · ')}
      </span>
      <GateLight verdict={release.verdict} line={release.line} />
      {isPromiseBroken && payBy !== null && <BrokenPromise date={payBy} />}
      <span className="release-card-head">
        <span className="release-card-line">
          {words('releaseEta')} {arrivalText(words, release, now)}
        </span>
        <strong className="number">{owedText(words, release)}</strong>
      </span>
      <span className="release-card-line number">
        {[releaseNo, words('releaseAppliedBy', { name: release.appliedByName, ago })].join(' · ')}
      </span>
    </article>
  );
}
