import { AppError } from '@fairway/contract/app-error.ts';
import {
  importDictionary,
  type ManagedDictionary,
  previewDictionaryImport,
} from '@fairway/contract/dictionary-admin.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sendFile } from '../files/send-file.ts';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import '../ui/form.css';
import { Loaded } from '../ui/loaded.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { toast } from '../ui/toast.ts';
import { load, useCommand } from '../wire/calls.ts';
import { newCommandId } from '../wire/command-id.ts';
import { dictionaryReads } from './dictionary-reads.ts';

interface ImportSheetProps {
  type: ManagedDictionary;
  onClose: () => void;
}

const shownLonger = 4_000;
const mostShown = 200;

/** A sheet of entries: what it would add and change, every cell that cannot be taken, then all of it or nothing. */
export function ImportSheet({ type, onClose }: ImportSheetProps) {
  const words = useWords();
  const chooser = useRef<HTMLInputElement>(null);
  const [fileId, setFileId] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const params = { id: type.id };
  const preview = useQuery({
    ...load(previewDictionaryImport, { params, body: { fileId: fileId ?? '' } }),
    ...{ enabled: fileId !== undefined, meta: { quiet: true }, retry: false },
  });
  const importing = useCommand(importDictionary, { refreshes: dictionaryReads, quiet: true });
  const explain = (error: unknown) =>
    toast(error instanceof AppError ? error.message : words('requestFailed'), shownLonger);
  const send = async (file: File) => {
    setIsSending(true);
    const how = {
      ...{ commandId: newCommandId(), signal: new AbortController().signal },
      onProgress: () => undefined,
    };
    try {
      setFileId((await sendFile({ file, type: 'temporary', ...how })).name);
    } catch (error) {
      explain(error);
    }
    setIsSending(false);
  };
  const write = async () => {
    try {
      const { added, changed } = await importing.mutateAsync({ params, body: { fileId: fileId ?? '' } });
      flushSync(onClose);
      toast(words('dictImported', { added, changed }));
    } catch (error) {
      explain(error);
    }
  };
  const { problems = [], added = 0, changed = 0 } = preview.data ?? {};
  return (
    <Sheet
      open
      title={words('dictImportTitle', { name: type.fullName })}
      onClose={onClose}
      actions={
        <Button
          look="primary"
          busy={importing.isPending}
          disabled={!preview.data || problems.length > 0 || added + changed === 0}
          onClick={() => void write()}
        >
          {words('dictImport')}
        </Button>
      }
    >
      <div className="form-stack">
        <p className="dict-hint">{words('dictImportHint')}</p>
        <Button icon="upload" busy={isSending} onClick={() => chooser.current?.click()}>
          {words('dictChooseFile')}
        </Button>
        <input
          ref={chooser}
          hidden
          type="file"
          aria-label={words('dictChooseFile')}
          accept=".xlsx,.csv"
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void send(file);
          }}
        />
        {fileId && (
          <Loaded query={preview}>
            {() => (
              <>
                <p role="status">
                  {problems.length > 0
                    ? words('dictImportBad', { count: problems.length })
                    : words('dictImportFound', { added, changed })}
                </p>
                <ul className="dict-problems">
                  {problems.slice(0, mostShown).map(({ address, text, words: why }) => (
                    <li key={`${address} ${why}`}>
                      <strong>{address}</strong> {text && `“${text}” `}
                      {why}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Loaded>
        )}
      </div>
    </Sheet>
  );
}
