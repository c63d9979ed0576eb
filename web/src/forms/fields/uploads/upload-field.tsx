import type { UploadType } from '@fairway/contract/files.ts';
import type { ComponentType } from 'react';
import { useWords } from '../../../language/words.ts';
import type { EditProps, FieldPart, ViewProps } from '../../part.ts';
import { SheetCell, tiesInSheet } from '../cells/sheet-cell.tsx';
import { Names } from '../names/names.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { type FileValue, filesIn } from './file-value.ts';
import './upload-field.css';
import { UploadRows } from './upload-rows.tsx';
import { useUploads } from './use-uploads.ts';

interface ShownFilesProps {
  label: string;
  files: readonly FileValue[];
  type: UploadType;
  onRemove?: (fileId: string) => void;
}

/** A field of uploads: how its files look is the only thing that differs. */
export function uploadPart(type: UploadType, Shown: ComponentType<ShownFilesProps>): FieldPart {
  function Editor({ field, value, place, ties }: EditProps) {
    const uploads = useUploads(field, place, value, type);
    return (
      <div className="upload-field">
        <Shown label={field.label} files={uploads.files} type={type} onRemove={uploads.removeFile} />
        <UploadRows {...uploads} />
        <ChooseFiles field={field} ties={ties} uploads={uploads} />
      </div>
    );
  }

  function Edit(props: EditProps) {
    return props.compact ? <EditCell {...props} /> : <Editor {...props} />;
  }

  function EditCell(props: EditProps) {
    const { field, value, place, ties } = props;
    const words = useWords();
    const { files, uploads } = useUploads(field, place, value, type);
    const isFailed = uploads.some(({ state }) => state === 'failed');
    const count = files.length + uploads.length;
    const text = () => {
      if (isFailed) return words('uploadFailed');
      if (uploads.length > 0) return words('uploadsRunning', { count: uploads.length });
      return count > 0 ? words('uploadCount', { count }) : words('upload');
    };
    const icon = isFailed ? 'warning' : type === 'annexpic' ? 'image' : 'file';
    return (
      <SheetCell field={field} ties={ties} icon={icon} text={text()}>
        <Editor {...props} ties={tiesInSheet(ties)} />
      </SheetCell>
    );
  }

  function View({ field, value, compact }: ViewProps) {
    const words = useWords();
    const files = filesIn(value);
    if (files.length === 0) return <Names names={[]} compact={compact} />;
    const shown = <Shown label={field.label} files={files} type={type} />;
    if (!compact) return shown;
    return (
      <SheetCell field={field} text={words('uploadCount', { count: files.length })}>
        {shown}
      </SheetCell>
    );
  }
  return { Edit, View };
}
