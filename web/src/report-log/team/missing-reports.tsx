import type { Reply } from '@fairway/contract/endpoint.ts';
import {
  listMissingReports,
  type ReportKind,
  remindOfReports,
  reportKinds,
} from '@fairway/contract/report-log.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { reportReads } from '../report-reads.ts';
import { kindWords } from '../report-text.ts';
import './missing-reports.css';

/** Who has not written about a time, and the button that reminds them. */
export function MissingReports() {
  const words = useWords();
  const today = formatDate(Date.now(), 'yyyy-MM-dd');
  const [kind, setKind] = useState<ReportKind>('daily');
  const [day, setDay] = useState(today);
  const asked = useQuery(load(listMissingReports, { query: { kind, day } }));
  return (
    <section className="missing-reports" aria-label={words('reportMissing')}>
      <div className="missing-reports-which">
        <Choice
          label={words('reportKind')}
          value={kind}
          options={reportKinds.map((value) => ({ value, label: words(kindWords[value]) }))}
          onChange={setKind}
        />
        <DateField
          label={words('reportDay')}
          kind="day"
          value={day}
          max={today}
          onChange={(next) => next && setDay(next)}
        />
      </div>
      <Loaded query={asked}>{(missing) => <Missing kind={kind} day={day} missing={missing} />}</Loaded>
    </section>
  );
}

interface MissingProps {
  kind: ReportKind;
  day: string;
  missing: Reply<typeof listMissingReports>;
}

function Missing({ kind, day, missing: { list, team, isExpected } }: MissingProps) {
  const words = useWords();
  const reminding = useCommand(remindOfReports, { refreshes: reportReads });
  if (!isExpected) return <p>{words('reportNotExpected')}</p>;
  if (list.length === 0) return <p>{words(team === 0 ? 'reportNoTeam' : 'reportMissingNone')}</p>;
  const remind = () =>
    reminding.mutate(
      { body: { kind, day } },
      { onSuccess: ({ count }) => toast(words('reportReminded', { count })) },
    );
  return (
    <>
      <p className="number">{words('reportMissingOf', { missing: list.length, team })}</p>
      <ul className="missing-reports-people">
        {list.map(({ id, realName, remindedTime }) => (
          <li key={id}>
            {realName}
            {remindedTime !== null && (
              <span className="number">
                {words('reportRemindedAt', { at: formatDate(remindedTime, 'MM-dd HH:mm') })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Button icon="bell" busy={reminding.isPending} onClick={remind}>
        {words('reportRemind')}
      </Button>
    </>
  );
}
