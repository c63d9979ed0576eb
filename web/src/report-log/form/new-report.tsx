import type { Reply } from '@fairway/contract/endpoint.ts';
import { addReport, type getReportStart, type ReportKind } from '@fairway/contract/report-log.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormStore } from '../../forms/form-store.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { OpenForm } from '../../records/open-form.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { useSession } from '../../wire/session-store.ts';
import { ownContext } from '../../workflow/own-context.ts';
import { reportsScreen } from '../paths.ts';
import { reportReads } from '../report-reads.ts';
import { periodText } from '../report-text.ts';
import { bodyOf, peopleValues, reportForm } from './report-form.ts';
import { ReportStart } from './report-start.tsx';

export type Start = Reply<typeof getReportStart>;

interface NewReportProps {
  kind: ReportKind;
  day: string;
  start: Start;
}

/** A new report. It goes to whom the last one went, and knows what was planned then. */
export function NewReport({ kind, day, start }: NewReportProps) {
  const words = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const name = useSession(({ userInfo }) => userInfo?.userName ?? '');
  const [store] = useState(
    () =>
      new FormStore({
        definition: reportForm(words, kind),
        values: {
          title: words('reportTitleDefault', {
            name,
            period: periodText(words, language, { ...start, kind }),
          }),
          ...peopleValues(start),
        },
        ...{ context: ownContext(), mode: 'new' },
      }),
  );
  const adding = useCommand(addReport, { refreshes: reportReads, quiet: true });
  return (
    <OpenForm
      title={words('reportAdd')}
      back={reportsScreen}
      store={store}
      draftKey={`report new ${kind} ${start.from}`}
      formVersion={1}
      lead={<ReportStart kind={kind} day={day} start={start} store={store} />}
      send={(values) => adding.mutateAsync({ body: { ...bodyOf(values), kind, day } })}
      onSent={() => {
        toast(words('reportSentDone'));
        void navigate(reportsScreen, { replace: true });
      }}
      buttons={({ isSending, submitAndGo }) => (
        <Button look="primary" busy={isSending} onClick={submitAndGo}>
          {words('reportSend')}
        </Button>
      )}
    />
  );
}
