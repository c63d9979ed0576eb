import {
  getRecord,
  listRecordHistory,
  listRecords,
  selectRecords,
  showRecord,
} from '@fairway/contract/records.ts';

/** What shows something else after a record was made, changed or deleted. */
export const showsRecords = [listRecords, getRecord, showRecord, listRecordHistory, selectRecords];
