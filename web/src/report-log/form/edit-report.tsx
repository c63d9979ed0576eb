import { changeReport, type Report } from '@fairway/contract/report-log.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormStore } from '../../forms/form-store.ts';
import { useWords } from '../../language/words.ts';
import { OpenForm } from '../../records/open-form.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { ownContext } from '../../workflow/own-context.ts';
import { openReportPath } from '../paths.ts';
import { reportReads } from '../report-reads.ts';
import { bodyOf, reportForm, valuesOf } from './report-form.ts';

/** A report of mine to be changed, against what it said when I opened it. */
export function EditReport({ report }: { report: Report }) {
  const words = useWords();
  const navigate = useNavigate();
  const [base] = useState(() => ({ version: report.version, values: valuesOf(report) }));
  const [store] = useState(
    () =>
      new FormStore({
        ...{
          definition: reportForm(words, report.kind),
          values: base.values,
          context: ownContext(),
          mode: 'edit',
        },
      }),
  );
  const changing = useCommand(changeReport, { refreshes: reportReads, quiet: true });
  return (
    <OpenForm
      title={words('reportEdit')}
      back={openReportPath(report.id)}
      store={store}
      draftKey={`report ${report.id}`}
      formVersion={1}
      base={base}
      send={(values) =>
        changing.mutateAsync({
          params: { id: report.id },
          body: { ...bodyOf(values), version: base.version },
        })
      }
      onStale={() => toast(words('reportStale'), 3_000)}
      onSent={() => {
        toast(words('reportSavedDone'));
        void navigate(openReportPath(report.id), { replace: true });
      }}
      buttons={({ isSending, submitAndGo }) => (
        <Button look="primary" busy={isSending} onClick={submitAndGo}>
          {words('reportSave')}
        </Button>
      )}
    />
  );
}
