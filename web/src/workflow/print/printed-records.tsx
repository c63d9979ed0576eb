import type { OperatorRecord } from '@fairway/contract/workflow.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { useMarkedName } from '../../people/marked-name.ts';
import { filesOf } from '../flow-page/record-files.tsx';
import { RecordSignature } from '../flow-page/record-signature.tsx';
import { actOf } from '../flow-status.ts';
import { personName } from '../person-name.ts';

/** What happened, the oldest first, as a table; what was taken back is not on paper. */
export function PrintedRecords({ records }: { records: readonly OperatorRecord[] }) {
  const words = useWords();
  const markedName = useMarkedName();
  const valid = records.filter(({ status }) => status !== -1);
  if (valid.length === 0) return null;
  return (
    <table className="paper-records">
      <caption>{words('paperRecords')}</caption>
      <thead>
        <tr>
          <th scope="col">{words('paperNode')}</th>
          <th scope="col">{words('paperPerson')}</th>
          <th scope="col">{words('paperAct')}</th>
          <th scope="col">{words('paperTime')}</th>
          <th scope="col">{words('paperOpinion')}</th>
        </tr>
      </thead>
      <tbody>
        {valid.map((record) => (
          <tr key={record.id}>
            <td>{record.nodeName}</td>
            <td>{markedName(personName(record.userName), record.isExternal)}</td>
            <td>{words(actOf(record).words)}</td>
            <td className="number">{formatDate(record.handleTime)}</td>
            <td>
              {record.handleOpinion}
              {filesOf(record.fileList).map(({ fileId, name }) => (
                <span key={fileId} className="paper-file">
                  {name}
                </span>
              ))}
              <RecordSignature signImg={record.signImg} name={personName(record.userName)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
