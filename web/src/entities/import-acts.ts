import type { AuditActs } from '../wire/audit-acts.ts';

/** What the audit log calls imports of these entities. */
export const importActs = (...entities: readonly string[]): AuditActs =>
  Object.fromEntries(
    entities.flatMap((entity) => [
      [`import${entity}`, 'actImportEntity' as const],
      [`undo${entity}Import`, 'actUndoEntityImport' as const],
    ]),
  );
