import type { ImportCounts, ImportState, RateImport, RowState } from '@fairway/contract/rate-import.ts';
import type { PlainKey } from '../language/words.ts';
import type { Tone } from '../ui/state-label.tsx';

export const rowStateKeys: Record<RowState, PlainKey> = {
  new: 'rateImportNew',
  changed: 'rateImportChanged',
  changesDraft: 'rateImportChangesDraft',
  sameDraft: 'rateImportSameDraft',
  same: 'rateImportSame',
  bad: 'rateImportBad',
  ignored: 'rateImportIgnored',
  left: 'rateImportLeft',
};
export const rowStateTones: Record<RowState, Tone> = {
  ...{ new: 'good', changed: 'warn', changesDraft: 'warn', sameDraft: 'neutral', same: 'neutral' },
  ...{ bad: 'bad', ignored: 'neutral', left: 'neutral' },
};

export const importStateKeys: Record<ImportState, PlainKey> = {
  waiting: 'rateImportWaiting',
  running: 'rateImportRunning',
  done: 'rateImportDone',
  failed: 'rateImportFailed',
  cancelled: 'rateImportCancelled',
  undone: 'rateImportUndone',
};
export const importStateTones: Record<ImportState, Tone> = {
  ...{
    waiting: 'brand',
    running: 'brand',
    done: 'good',
    failed: 'bad',
    cancelled: 'neutral',
    undone: 'neutral',
  },
};

export const isGoing = ({ state }: Pick<RateImport, 'state'>) => state === 'waiting' || state === 'running';

/** What came of an import, for its words. */
export const resultOf = (counts: ImportCounts) => ({
  ...{ created: counts.new, drafts: counts.changesDraft, changed: counts.changed },
  same: counts.same + counts.sameDraft,
});
