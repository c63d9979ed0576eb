import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const rateImportActsTitle: ActsTitle = 'rateImport';

export const rateImportActs: AuditActs = {
  runRateImport: 'actRunRateImport',
  cancelRateImport: 'actCancelRateImport',
  undoRateImport: 'actUndoRateImport',
  saveRateMapping: 'actSaveRateMapping',
  deleteRateMapping: 'actDeleteRateMapping',
  answerPortSpelling: 'actAnswerPortSpelling',
  exportRates: 'actExportRates',
};
