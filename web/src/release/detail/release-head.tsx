import type { ReleaseDetail } from '@fairway/contract/releases.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { HeadCard } from '../../ui/head-card.tsx';
import { BrokenPromise, GateLight, ReleaseStateLabel } from '../release-marks.tsx';
import { kindText } from '../release-text.ts';
import { ReleaseFacts } from './release-facts.tsx';
import './release-rail.css';

/** Whose cargo it is, whether it may go and why not, and by whose word. */
export function ReleaseHead({ release }: { release: ReleaseDetail }) {
  const words = useWords();
  const [now] = useState(() => Date.now());
  const { customerName, status, verdict, line, guarantor, payBy, isPromiseBroken, expiresAt } = release;
  return (
    <HeadCard
      className="release-head"
      title={`${customerName} · ${kindText(words, release)}`}
      state={<ReleaseStateLabel status={status} />}
    >
      <GateLight verdict={verdict} line={line} />
      {isPromiseBroken && payBy !== null && (
        <p className="release-rail-line">
          <BrokenPromise date={payBy} />
        </p>
      )}
      <ReleaseFacts release={release} now={now} />
      <Facts
        facts={[
          [
            words('releasePromised'),
            payBy !== null && guarantor && words('releasePromisedBy', { name: guarantor, date: payBy }),
          ],
          [words('releaseReason'), release.reason],
          [words('releaseExpiresAt'), status === 'approved' && expiresAt !== null && formatDate(expiresAt)],
        ].map(([name, value]) => [name as string, value === false ? '' : value])}
      />
    </HeadCard>
  );
}
