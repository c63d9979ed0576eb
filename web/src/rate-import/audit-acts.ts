import type { AuditActs } from '../wire/audit-acts.ts';

export const rateImportActs: AuditActs = {
  runRateImport: 'actRunRateImport',
  cancelRateImport: 'actCancelRateImport',
  undoRateImport: 'actUndoRateImport',
  saveRateMapping: 'actSaveRateMapping',
  deleteRateMapping: 'actDeleteRateMapping',
  answerPortSpelling: 'actAnswerPortSpelling',
  exportRates: 'actExportRates',
};
