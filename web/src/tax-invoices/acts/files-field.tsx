import { useState } from 'react';
import { sendFile } from '../../files/send-file.ts';
import { uploadFailure } from '../../files/upload-failure.ts';
import { useWords } from '../../language/words.ts';
import { Field } from '../../ui/field.tsx';
import { newCommandId } from '../../wire/command-id.ts';

/** What the tax administration gives. */
const accepted = '.ofd,.pdf,.xml';

interface FilesFieldProps {
  onChange: (fileIds: readonly string[]) => void;
  onBusy: (isBusy: boolean) => void;
}

/** Files of a tax invoice from the device: they are sent as they are chosen. */
export function FilesField({ onChange, onBusy }: FilesFieldProps) {
  const words = useWords();
  const [problem, setProblem] = useState<string>();
  const send = async (files: readonly File[]) => {
    setProblem(undefined);
    onBusy(true);
    try {
      const ids = [];
      for (const file of files) {
        const { signal } = new AbortController();
        const sending = { file, type: 'document', commandId: newCommandId(), signal } as const;
        ids.push((await sendFile({ ...sending, onProgress: () => undefined })).name);
      }
      onChange(ids);
    } catch (error) {
      onChange([]);
      setProblem(uploadFailure(error).problem);
    } finally {
      onBusy(false);
    }
  };
  return (
    <Field label={words('taxFiles')} hint={words('taxFilesHint')} error={problem}>
      {(ties) => (
        <input
          {...ties}
          type="file"
          multiple
          accept={accepted}
          onChange={({ target }) => void send([...(target.files ?? [])])}
        />
      )}
    </Field>
  );
}
