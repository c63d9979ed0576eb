import {
  addDocumentVersion,
  addShipmentDocument,
  type DocumentKind,
  documentKinds,
} from '@fairway/contract/shipment-papers.ts';
import { defaultExtensions } from '@fairway/domain/files/file-kind.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { sendDocument } from '../../files/send-document.ts';
import { uploadFailure } from '../../files/upload-failure.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import '../../ui/form.css';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { documentKindWords } from './paper-words.ts';
import { shipmentReads } from './shipment-reads.ts';

interface UploadSheetProps {
  shipmentId: string;
  /** Staff say whether the customer sees it. */
  canPublish: boolean;
  /** What it is unless somebody says otherwise. */
  kind?: DocumentKind;
  /** Another file of a document there is; left out for a new one. */
  document?: { id: string; name: string } | undefined;
  onClose: () => void;
}

const accepted = defaultExtensions.map((extension) => `.${extension}`).join(',');
const refreshes = { refreshes: shipmentReads };

/** A file from the device as a document of a shipment, or as another version of one. */
export function UploadSheet({
  shipmentId,
  canPublish,
  kind: firstKind = 'other',
  document,
  onClose,
}: UploadSheetProps) {
  const words = useWords();
  const [kind, setKind] = useState<string>(firstKind);
  const [title, setTitle] = useState('');
  const [note, setNote] = useState('');
  const [isPublished, setIsPublished] = useState(false);
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const adding = useCommand(addShipmentDocument, refreshes);
  const replacing = useCommand(addDocumentVersion, refreshes);
  const save = async () => {
    if (!file) return;
    setProblem(undefined);
    setProgress(0);
    try {
      const fileId = await sendDocument(file, setProgress);
      if (document)
        await replacing.mutateAsync({
          params: { id: shipmentId, documentId: document.id },
          body: { fileId, note },
        });
      else {
        const chosen = documentKinds.find((one) => one === kind) ?? 'other';
        await adding.mutateAsync({
          params: { id: shipmentId },
          body: { kind: chosen, title, fileId, note, isPublished: canPublish && isPublished },
        });
      }
      flushSync(onClose);
      toast(words('paperUploaded'));
    } catch (error) {
      setProblem(uploadFailure(error).problem);
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Sheet
      title={document ? words('paperNewVersionOf', { name: document.name }) : words('paperUpload')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            icon="upload"
            disabled={!file}
            busy={progress !== undefined}
            onClick={() => void save()}
          >
            {words('upload')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <FileField
          label={words('paperFile')}
          error={problem}
          accept={accepted}
          onChoose={([chosen]) => setFile(chosen)}
        />
        {progress !== undefined && (
          <ProgressBar label={words('upload')} value={progress < 1 ? progress : undefined} />
        )}
        {!document && (
          <>
            <SelectField
              label={words('paperKind')}
              placeholder={words('pickPlaceholder')}
              value={kind}
              options={documentKinds.map((value) => ({ value, label: words(documentKindWords[value]) }))}
              onChange={(event) => setKind(event.target.value)}
            />
            <TextField
              label={words('paperName')}
              value={title}
              maxLength={120}
              onChange={(event) => setTitle(event.target.value)}
            />
          </>
        )}
        <TextField
          label={words('paperNote')}
          value={note}
          maxLength={200}
          onChange={(event) => setNote(event.target.value)}
        />
        {!document && canPublish && (
          <Switch label={words('paperPublish')} checked={isPublished} onChange={setIsPublished} />
        )}
      </div>
    </Sheet>
  );
}
