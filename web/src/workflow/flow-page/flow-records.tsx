import type { OperatorRecord } from '@fairway/contract/workflow.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { Empty } from '../../ui/empty.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { actOf } from '../flow-status.ts';
import './flow-records.css';
import { personName } from '../person-name.ts';
import { formatDuration } from './format-duration.ts';
import { RecordFiles } from './record-files.tsx';
import { RecordSignature } from './record-signature.tsx';

/** What happened, the newest first. */
export function FlowRecords({ records }: { records: readonly OperatorRecord[] }) {
  const words = useWords();
  if (records.length === 0) return <Empty title={words('flowPageNoRecords')} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: often nothing in it takes the focus, and it is scrolled by keys too
    <ol className="flow-records" aria-label={words('flowPageRecords')} tabIndex={0}>
      {records.toReversed().map((record) => (
        <li key={record.id} className={record.status === -1 ? 'flow-record-off' : undefined}>
          <PersonAvatar name={personName(record.userName)} headIcon={record.headIcon} size={36} />
          <FlowRecord record={record} />
        </li>
      ))}
    </ol>
  );
}

function FlowRecord({ record }: { record: OperatorRecord }) {
  const words = useWords();
  const act = actOf(record);
  const name = personName(record.userName);
  return (
    <div className="flow-record">
      <p className="flow-record-head">
        <strong>{name}</strong>
        <ExternalMark shown={record.isExternal} />
        <StateLabel tone={act.tone}>{words(act.words)}</StateLabel>
        {record.status === -1 && <StateLabel tone="warn">{words('recordTakenBack')}</StateLabel>}
        <span className="flow-record-node">{record.nodeName}</span>
      </p>
      <p className="flow-record-times number">
        {record.creatorTime !== null && record.creatorTime < record.handleTime && (
          <span>{words('recordReceived', { time: formatDate(record.creatorTime) })}</span>
        )}
        <span>{words('recordHandled', { time: formatDate(record.handleTime) })}</span>
        {record.creatorTime !== null && record.creatorTime < record.handleTime && (
          <span>
            {words('recordTook', { time: formatDuration(words, record.handleTime - record.creatorTime) })}
          </span>
        )}
      </p>
      {record.operatorId && <p>{words('recordTo', { names: record.operatorId })}</p>}
      {record.handleOpinion && <p className="flow-record-opinion">{record.handleOpinion}</p>}
      <RecordSignature signImg={record.signImg} name={name} />
      <RecordFiles fileList={record.fileList} name={name} />
    </div>
  );
}
