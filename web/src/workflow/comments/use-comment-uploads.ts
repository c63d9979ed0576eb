import type { FormField } from '@fairway/contract/forms.ts';
import { fieldsOf } from '@fairway/domain/forms/form-tree.ts';
import { type Uploads, useUploads } from '../../forms/fields/uploads/use-uploads.ts';
import { useForm, useValueAt } from '../../forms/use-form.ts';

const imagePlace = { path: 'image' };
const filePlace = { path: 'file' };

interface CommentUploads {
  pictures: Uploads;
  files: Uploads;
  /** What was dropped or pasted, each where it belongs. */
  add: (given: readonly File[]) => void;
}

/** The pictures and the other files of the comment that is written. */
export function useCommentUploads(): CommentUploads {
  const { definition } = useForm();
  const fieldAt = (path: string) =>
    fieldsOf(definition).find((placed) => placed.path === path)?.field as FormField;
  const pictures = useUploads(fieldAt('image'), imagePlace, useValueAt(imagePlace), 'annexpic');
  const files = useUploads(fieldAt('file'), filePlace, useValueAt(filePlace), 'annex');
  const add = (given: readonly File[]) => {
    const isPicture = ({ type }: File) => type.startsWith('image/');
    const shown = given.filter(isPicture);
    const others = given.filter((file) => !isPicture(file));
    if (shown.length > 0) pictures.add(shown);
    if (others.length > 0) files.add(others);
  };
  return { pictures, files, add };
}
