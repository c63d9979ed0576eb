import type { FieldPart } from '../part.ts';
import { PictureGrid } from './uploads/picture-grid.tsx';
import { uploadPart } from './uploads/upload-field.tsx';

export const picturesPart: FieldPart = uploadPart('annexpic', PictureGrid);
