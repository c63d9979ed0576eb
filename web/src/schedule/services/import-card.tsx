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
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { scheduleReads } from '../schedule-reads.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportFile } from './import-file.tsx';
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
  const [problem, setProblem] = useState<{ fileName: string; words: string } | null>(null);
  const previewing = useCommand(previewScheduleImport, { mask: false, quiet: true });
  const importing = useCommand(importSchedule, {
    ...{ mask: false, refreshes: [...scheduleReads, listScheduleImports] },
  });
  const look = async (file: File) => {
    setChosen(null);
    setSkipsBad(false);
    setProblem(null);
    // A file that is far too large is refused by the server by name; there is no use in sending more of it.
    const text = await file.slice(0, longestIcs + 1).text();
    const fileName = file.name.slice(0, 200);
    await previewing.mutateAsync({ body: { text, fileName } }).then(
      (preview) => setChosen({ text, fileName, preview }),
      (error: Error) => setProblem({ fileName, words: error.message }),
    );
  };
  const { added = 0, changed = 0, bad = 0, list = [] } = chosen?.preview ?? {};
  /** They can be read, and are left to who organises them. */
  const others = list.filter(({ why }) => why === 'notMine').length;
  const run = async ({ text, fileName }: Chosen) =>
    importing.mutateAsync({ body: { text, fileName, skipsBad: skipsBad || others > 0 } }).then(
      (counts) => {
        setChosen(null);
        toast(words('scheduleImportDone', counts), 3_000);
      },
      () => undefined,
    );
  const unreadable = bad - others;
  const mayRun = added + changed > 0 && (unreadable === 0 || skipsBad);
  return (
    <Card title={words('scheduleImport')}>
      <ImportFile problem={problem} onChoose={(file) => void look(file)} />
      {(previewing.isPending || importing.isPending) && <ProgressBar label={words('scheduleImportBusy')} />}
      {chosen && (
        <>
          <p role="status">
            {words('scheduleImportCounts', { ...chosen.preview, bad: unreadable })}
            {others > 0 && words('scheduleImportOthers', { count: others })}
          </p>
          <ImportPreview list={chosen.preview.list} />
          {unreadable > 0 && (
            <Switch
              label={words('scheduleImportSkip', { count: unreadable })}
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
