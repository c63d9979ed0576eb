import type { TriedFlow } from '@fairway/contract/workflow-migration.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../language/words.ts';
import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { flowStatuses } from '../workflow/flow-status.ts';
import { RequestLink } from './request-link.tsx';

/** It would go another way, to other people, or to another end. */
export const isChanged = ({ added, removed, people, isEndOther }: TriedFlow): boolean =>
  added.length + removed.length + people.length > 0 || isEndOther;

/** One request and what would be different about it. */
export function TriedRequest({ request }: { request: TriedFlow }) {
  const words = useWords();
  const { status, startTime, leftBehind, added, removed, people, isEndOther } = request;
  const listed = (names: readonly string[]) => names.join(words('whoAnd'));
  const standing = flowStatuses[status];
  return (
    <Card
      title={<RequestLink request={request} />}
      state={standing && <StateLabel tone={standing.tone}>{words(standing.words)}</StateLabel>}
    >
      <Facts
        facts={[
          [words('flowStartedAt'), startTime === null ? '' : formatDate(startTime)],
          [words('flowTryLeft'), listed(leftBehind)],
          [words('flowTryAdded'), listed(added)],
          [words('flowTryRemoved'), listed(removed)],
          ...people.map(
            ({ nodeName, before, after }) =>
              [
                words('flowTryPeople', { node: nodeName }),
                `${listed(before) || words('flowTryNobody')} → ${listed(after) || words('flowTryNobody')}`,
              ] as const,
          ),
          [words('flowTryEnd'), isEndOther ? words('flowTryEndOther') : ''],
        ]}
      />
    </Card>
  );
}
