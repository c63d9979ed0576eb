import type { ReleaseDetail } from '@fairway/contract/releases.ts';
import { useState } from 'react';
import { type Say, useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { StepIndicator } from '../../ui/step-indicator.tsx';
import type { ReleaseSheet } from '../acts/release-sheets.tsx';
import { ReleaseStateLabel } from '../release-marks.tsx';
import { customerWords, kindWords } from '../release-words.ts';
import './customer-release.css';
import { CustomerToDo } from './customer-to-do.tsx';
import { ReleaseFacts } from './release-facts.tsx';
import './release-rail.css';
import { stepsOf } from './release-steps.ts';
import { useFixes } from './use-fixes.ts';

interface CustomerReleaseProps {
  release: ReleaseDetail;
  onSheet: (sheet: ReleaseSheet) => void;
}

const running: readonly string[] = ['applied', 'approving', 'approved', 'held'];

/** A release as its customer reads it: one sentence, what they can do, and which cargo it is. */
export function CustomerRelease({ release, onSheet }: CustomerReleaseProps) {
  const words = useWords();
  const [now] = useState(() => Date.now());
  const fixOf = useFixes({ of: release, onSheet });
  const { status, stateRemark } = release;
  return (
    <>
      <Card title={words(kindWords[release.kind])} state={<ReleaseStateLabel status={status} />}>
        <p className="customer-release-says">{sentenceOf(release, words)}</p>
        {stateRemark && <p className="release-rail-line">{words('releaseWhy', { why: stateRemark })}</p>}
        <StepIndicator steps={stepsOf(release, words)} />
      </Card>
      {running.includes(status) && <CustomerToDo of={release} fixOf={fixOf} />}
      <Card title={words('releaseCardTitle')}>
        <ReleaseFacts release={release} now={now} />
      </Card>
    </>
  );
}

function sentenceOf({ status, kind, releaseRef }: ReleaseDetail, words: Say): string {
  return status === 'released' && releaseRef
    ? words('releaseYoursReleasedRef', {
        ...{ name: words(kind === 'telex' ? 'releaseTelexRef' : 'releaseOtherRef'), ref: releaseRef },
      })
    : words(customerWords[status]);
}
