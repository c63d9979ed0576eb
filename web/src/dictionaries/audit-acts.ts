import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const dictionariesActsTitle: ActsTitle = 'dictionariesTitle';

export const dictionariesActs: AuditActs = {
  addDictionary: 'actAddDictionary',
  addDictionaryEntry: 'actAddDictionaryEntry',
  changeDictionary: 'actChangeDictionary',
  moveDictionaryEntry: 'actMoveDictionaryEntry',
  removeDictionary: 'actRemoveDictionary',
  undoDictionaryChange: 'actUndoDictionaryChange',
  importDictionary: 'actImportDictionary',
};
