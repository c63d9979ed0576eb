import { useState } from 'react';
import { sendDocument } from '../../files/send-document.ts';
import { uploadFailure } from '../../files/upload-failure.ts';
import { useWords } from '../../language/words.ts';
import { FileField } from '../../ui/file-field.tsx';

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
      for (const file of files) ids.push(await sendDocument(file));
      onChange(ids);
    } catch (error) {
      onChange([]);
      setProblem(uploadFailure(error).problem);
    } finally {
      onBusy(false);
    }
  };
  return (
    <FileField
      multiple
      label={words('taxFiles')}
      hint={words('taxFilesHint')}
      error={problem}
      accept={accepted}
      onChoose={(files) => void send(files)}
    />
  );
}
