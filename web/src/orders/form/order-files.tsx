import { safeFileName } from '@fairway/domain/files/file-kind.ts';
import { useRef, useState } from 'react';
import { sendFile } from '../../files/send-file.ts';
import { uploadFailure } from '../../files/upload-failure.ts';
import { FileList } from '../../forms/fields/uploads/file-list.tsx';
import { type FileValue, fileValueOf } from '../../forms/fields/uploads/file-value.ts';
import { limitsOf, refusalOf } from '../../forms/fields/uploads/upload-limits.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { newCommandId } from '../../wire/command-id.ts';
import { useOnline } from '../../wire/use-online.ts';
import './order-files.css';

interface Sending {
  id: string;
  name: string;
  progress: number;
  problem: string | undefined;
  stop: AbortController;
}

interface OrderFilesProps {
  files: readonly FileValue[];
  error: string | undefined;
  /** Takes what there is now: several arrive one after the other. */
  onChange: (next: (files: readonly FileValue[]) => FileValue[]) => void;
}

const most = 20;
const limits = limitsOf({ kind: 'files', most } as Parameters<typeof limitsOf>[0]);

/** Files of the order: those that are there, those on their way, and one more. */
export function OrderFiles({ files, error, onChange }: OrderFilesProps) {
  const words = useWords();
  const isOnline = useOnline();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const set = (id: string, changes: Partial<Sending>) =>
    setSending((now) => now.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const drop = (id: string) => setSending((now) => now.filter((one) => one.id !== id));
  const send = async (file: File) => {
    const id = newCommandId();
    const stop = new AbortController();
    const problem = refusalOf(file, limits, words);
    setSending((now) => [...now, { id, name: safeFileName(file.name), progress: 0, problem, stop }]);
    if (problem !== undefined) return;
    try {
      const stored = await sendFile({
        ...{ file, type: 'annex', commandId: id, signal: stop.signal },
        onProgress: (progress) => set(id, { progress }),
      });
      onChange((now) => [...now, fileValueOf(file, stored)]);
      drop(id);
    } catch (failure) {
      if (!stop.signal.aborted) set(id, { problem: uploadFailure(failure).problem });
    }
  };
  const take = (chosen: Iterable<File> | null) => {
    for (const file of [...(chosen ?? [])].slice(0, most - files.length - sending.length)) void send(file);
  };
  return (
    <div className="order-files" data-place="fileIds">
      <FileList
        label={words('orderFiles')}
        files={files}
        type="annex"
        onRemove={(fileId) => onChange((now) => now.filter((file) => file.fileId !== fileId))}
      />
      {sending.length > 0 && (
        <ul className="order-files-sending">
          {sending.map(({ id, name, progress, problem, stop }) => (
            <li key={id}>
              <span>
                <bdi>{name}</bdi>
                {problem && <small role="alert">{problem}</small>}
              </span>
              <IconButton
                icon="close"
                label={words('uploadCancel', { name })}
                onClick={() => {
                  stop.abort();
                  drop(id);
                }}
              />
              {!problem && <ProgressBar label={words('uploadProgress', { name })} value={progress} />}
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={limits.accept}
        aria-label={words('filesChoose')}
        onChange={(event) => {
          take(event.target.files);
          // Otherwise choosing the same file once more would be no change.
          event.target.value = '';
        }}
      />
      <div>
        <Button
          icon="upload"
          disabled={!isOnline || files.length + sending.length >= most}
          onClick={() => input.current?.click()}
        >
          {words('upload')}
        </Button>
      </div>
      <p className={error ? 'order-place-error' : 'order-files-line'} role={error ? 'alert' : undefined}>
        {error ?? words(isOnline ? 'orderFilesLine' : 'orderFilesOffline')}
      </p>
    </div>
  );
}
