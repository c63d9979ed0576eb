import type { Reply } from '@fairway/contract/endpoint.ts';
import {
  importSchedule,
  listScheduleImports,
  longestIcs,
  previewScheduleImport,
} from '@fairway/contract/schedule-ics.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { scheduleReads } from '../schedule-reads.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportPreview } from './import-preview.tsx';

interface Chosen {
  text: string;
  fileName: string;
  preview: Reply<typeof previewScheduleImport>;
}

/** Events of another calendar: looked at first, then taken all at once or not at all. */
export function ImportCard() {
  const words = useWords();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [skipsBad, setSkipsBad] = useState(false);
  const previewing = useCommand(previewScheduleImport, { mask: false });
  const importing = useCommand(importSchedule, {
    ...{ mask: false, refreshes: [...scheduleReads, listScheduleImports] },
  });
  const look = async ([file]: readonly File[]) => {
    setChosen(null);
    setSkipsBad(false);
    if (!file) return;
    // A file that is far too large is refused by the server by name; there is no use in sending more of it.
    const text = await file.slice(0, longestIcs + 1).text();
    const fileName = file.name.slice(0, 200);
    await previewing.mutateAsync({ body: { text, fileName } }).then(
      (preview) => setChosen({ text, fileName, preview }),
      () => undefined,
    );
  };
  const run = async ({ text, fileName }: Chosen) =>
    importing.mutateAsync({ body: { text, fileName, skipsBad } }).then(
      (counts) => {
        setChosen(null);
        toast(words('scheduleImportDone', counts), 3_000);
      },
      () => undefined,
    );
  const { added = 0, changed = 0, bad = 0 } = chosen?.preview ?? {};
  const mayRun = added + changed > 0 && (bad === 0 || skipsBad);
  return (
    <Card title={words('scheduleImport')}>
      <p className="services-hint">{words('scheduleImportLine')}</p>
      <FileField
        label={words('scheduleImportFile')}
        accept=".ics,text/calendar"
        onChoose={(files) => void look(files)}
      />
      {(previewing.isPending || importing.isPending) && <ProgressBar label={words('scheduleImportBusy')} />}
      {chosen && (
        <>
          <p role="status">{words('scheduleImportCounts', chosen.preview)}</p>
          <ImportPreview list={chosen.preview.list} />
          {bad > 0 && (
            <Switch
              label={words('scheduleImportSkip', { count: bad })}
              checked={skipsBad}
              onChange={setSkipsBad}
            />
          )}
          <div className="services-acts">
            <Button
              look="primary"
              disabled={!mayRun}
              busy={importing.isPending}
              onClick={() => void run(chosen)}
            >
              {words('scheduleImportDo', { count: added + changed })}
            </Button>
          </div>
        </>
      )}
      <EarlierImports />
    </Card>
  );
}
