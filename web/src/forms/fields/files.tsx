import type { FieldPart } from '../part.ts';
import { FileList } from './uploads/file-list.tsx';
import { uploadPart } from './uploads/upload-field.tsx';

export const filesPart: FieldPart = uploadPart('annex', FileList);
