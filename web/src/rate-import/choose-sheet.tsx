import { type DragEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { sendFile } from '../files/send-file.ts';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { desktop, useMedia } from '../ui/use-media.ts';
import { newCommandId } from '../wire/command-id.ts';
import { NetworkError } from '../wire/failures.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import './choose-sheet.css';
import { importsPath, pathOfSheet } from './paths.ts';

/** The first step: a file from the device, chosen or dropped. */
export function ChooseSheet() {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const input = useRef<HTMLInputElement>(null);
  const { progress, problem, send, cancel } = useSendSheet();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) void send(file);
  };
  return (
    <Page
      title={words('rateImport')}
      back={homePath}
      actions={<Link to={importsPath}>{words('rateImportList')}</Link>}
    >
      {!isDesk && <p className="choose-sheet-hint">{words('rateImportBestOnDesk')}</p>}
      <Card>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers; the button does the same */}
        <div className="choose-sheet" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <input
            ref={input}
            type="file"
            hidden
            accept=".xlsx,.csv"
            aria-label={words('rateImportChoose')}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void send(file);
              // Otherwise choosing the same file once more would be no change.
              event.target.value = '';
            }}
          />
          <p className="choose-sheet-title">{words('rateImportDrop')}</p>
          <p className="choose-sheet-line">{words('rateImportDropLine')}</p>
          {progress === undefined ? (
            <Button look="primary" icon="upload" onClick={() => input.current?.click()}>
              {words('rateImportChoose')}
            </Button>
          ) : (
            <>
              <ProgressBar label={words('rateImportSending')} value={progress < 1 ? progress : undefined} />
              <Button look="quiet" onClick={cancel}>
                {words('cancel')}
              </Button>
            </>
          )}
          {problem && (
            <p className="choose-sheet-problem" role="alert">
              {problem}
            </p>
          )}
        </div>
      </Card>
      <ol className="choose-sheet-steps">
        <li>{words('rateImportStepMap')}</li>
        <li>{words('rateImportStepCheck')}</li>
        <li>{words('rateImportStepDrafts')}</li>
      </ol>
    </Page>
  );
}

function useSendSheet() {
  const words = useWords();
  const navigate = useNavigate();
  const stop = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const send = async (file: File) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    stop.current = stopping;
    setProblem(undefined);
    setProgress(0);
    try {
      const sending = { file, type: 'temporary', commandId: newCommandId() } as const;
      const { name } = await sendFile({ ...sending, signal, onProgress: setProgress });
      void navigate(pathOfSheet(name));
    } catch (error) {
      if (signal.aborted) return;
      setProblem(error instanceof NetworkError ? words('rateImportOffline') : (error as Error).message);
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, problem, send, cancel: () => stop.current?.abort() };
}
