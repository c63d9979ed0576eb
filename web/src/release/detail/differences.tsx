import type { ReleaseDetail } from '@fairway/contract/releases.ts';
import { useWords } from '../../language/words.ts';
import { checkNames } from '../release-words.ts';
import './differences.css';

export type Difference = ReleaseDetail['differences'][number];

/** What got worse between the approval and now, check by check. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  const words = useWords();
  return (
    <ul className="release-differences">
      {differences.map(({ code, before, now }) => (
        <li key={code}>
          <strong>{words(checkNames[code])}</strong>
          <dl>
            <dt>{words('releaseBefore')}</dt>
            <dd>{before}</dd>
            <dt>{words('releaseNow')}</dt>
            <dd>{now}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
