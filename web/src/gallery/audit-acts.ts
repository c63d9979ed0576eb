import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const galleryActsTitle: ActsTitle = 'galleryTitle';

export const galleryActs: AuditActs = {
  takeFromGallery: 'actTakeFromGallery',
  undoTake: 'actUndoTake',
};
