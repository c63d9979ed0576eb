import { Field, type FieldWords } from './field.tsx';

interface FileFieldProps extends FieldWords {
  /** As the device understands it: `.pdf,.xml`. */
  accept: string;
  multiple?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** Files from the device, chosen in a field among others. */
export const FileField = ({ accept, multiple = false, onChoose, ...field }: FileFieldProps) => (
  <Field {...field}>
    {(ties) => (
      <input
        {...ties}
        type="file"
        multiple={multiple}
        accept={accept}
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
      />
    )}
  </Field>
);
