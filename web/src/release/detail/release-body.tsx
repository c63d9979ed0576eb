import type { ReleaseDetail } from '@fairway/contract/releases.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import type { ReleaseSheet } from '../acts/release-sheets.tsx';
import { Differences } from './differences.tsx';
import { GateCard } from './gate-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { ReleaseHead } from './release-head.tsx';
import './release-rail.css';
import { useFixes } from './use-fixes.ts';

interface ReleaseBodyProps {
  release: ReleaseDetail;
  onSheet: (sheet: ReleaseSheet) => void;
}

/** The cargo, what changed since its approval, the gate and the money, for staff. */
export function ReleaseBody({ release, onSheet }: ReleaseBodyProps) {
  const words = useWords();
  const { differences, can, verdict, pay } = release;
  const fixOf = useFixes({
    ...{ of: release, onSheet },
    onGuarantee: can.includes('submit') ? () => onSheet({ what: 'submit' }) : undefined,
  });
  return (
    <>
      <ReleaseHead release={release} />
      {differences.length > 0 && (
        <Card title={words('releaseChanged')}>
          <p className="release-rail-bad">{words('releaseChangedLine')}</p>
          <Differences differences={differences} />
        </Card>
      )}
      {/* What was released, or is over, waits for no gate and no payment. */}
      {verdict !== null && <GateCard gate={release.gate} fixOf={fixOf} />}
      <MoneyCard of={{ ...release, pay: verdict === null ? [] : pay }} />
    </>
  );
}
