import type { Reply } from '@fairway/contract/endpoint.ts';
import { summariseRecords } from '@fairway/contract/workflow.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { load } from '../../wire/calls.ts';
import { handleStatuses } from '../flow-status.ts';
import './flow-summary.css';
import { personName } from '../person-name.ts';
import { RecordFiles } from './record-files.tsx';
import { RecordSignature } from './record-signature.tsx';

/** Who said what, gathered by department, role or position. */
export function FlowSummary({ flowId }: { flowId: string }) {
  const words = useWords();
  const [category, setCategory] = useState<'1' | '2' | '3'>('1');
  const query = useQuery(load(summariseRecords, { params: { taskId: flowId }, query: { category } }));
  return (
    <>
      <div className="flow-summary-choice">
        <Choice
          label={words('summaryBy')}
          value={category}
          onChange={setCategory}
          options={[
            { value: '1', label: words('summaryByDepartment') },
            { value: '2', label: words('summaryByRole') },
            { value: '3', label: words('summaryByPosition') },
          ]}
        />
      </div>
      <Loaded query={query}>
        {(groups) =>
          groups.length === 0 ? (
            <Empty title={words('flowPageNoSummary')} />
          ) : (
            groups.map((group) => (
              <Card key={group.id} title={group.fullName}>
                <ul className="flow-summary">
                  {group.list.map((record) => (
                    <li key={record.id}>
                      <PersonAvatar name={personName(record.userName)} headIcon={record.headIcon} size={32} />
                      <Said record={record} />
                    </li>
                  ))}
                </ul>
              </Card>
            ))
          )
        }
      </Loaded>
    </>
  );
}

type Summed = Reply<typeof summariseRecords>[number]['list'][number];

function Said({ record }: { record: Summed }) {
  const words = useWords();
  const state = handleStatuses[record.handleStatus];
  const name = personName(record.userName);
  return (
    <div className="flow-summary-said">
      <p className="flow-summary-head">
        <strong>{name}</strong>
        <ExternalMark shown={record.isExternal} />
        {state && <StateLabel tone={state.tone}>{words(state.words)}</StateLabel>}
        <span className="number">{[record.nodeName, formatDate(record.handleTime)].join(' · ')}</span>
      </p>
      {record.handleOpinion && <p>{record.handleOpinion}</p>}
      <RecordSignature signImg={record.signImg} name={name} />
      <RecordFiles fileList={record.fileList} name={name} />
    </div>
  );
}
