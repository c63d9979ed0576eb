import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { newCommandId } from '../wire/command-id.ts';
import { NetworkError } from '../wire/failures.ts';
import { sendFile } from './send-file.ts';
import './sheet-drop.css';

interface SheetDropProps {
  words: { title: string; line: string; choose: string; sending: string; offline: string; cancel: string };
  /** The kinds of files, as an input takes them. */
  accept?: string;
  /** The name the server gave the file. */
  onSent: (fileId: string) => void;
}

/** A sheet from the device, chosen or dropped, on its way to the server. */
export function SheetDrop({ words, accept = '.xlsx,.csv', onSent }: SheetDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const { progress, problem, send, cancel } = useSendSheet(words.offline, onSent);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) void send(file);
  };
  return (
    <Card>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers; the button does the same */}
      <div className="sheet-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          aria-label={words.choose}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void send(file);
            // Otherwise choosing the same file once more would be no change.
            event.target.value = '';
          }}
        />
        <p className="sheet-drop-title">{words.title}</p>
        <p className="sheet-drop-line">{words.line}</p>
        {progress === undefined ? (
          <Button look="primary" icon="upload" onClick={() => input.current?.click()}>
            {words.choose}
          </Button>
        ) : (
          <>
            <ProgressBar label={words.sending} value={progress < 1 ? progress : undefined} />
            <Button look="quiet" onClick={cancel}>
              {words.cancel}
            </Button>
          </>
        )}
        {problem && (
          <p className="sheet-drop-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Card>
  );
}

function useSendSheet(offline: string, onSent: (fileId: string) => void) {
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
      onSent(name);
    } catch (error) {
      if (signal.aborted) return;
      setProblem(error instanceof NetworkError ? offline : (error as Error).message);
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, problem, send, cancel: () => stop.current?.abort() };
}
