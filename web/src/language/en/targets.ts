import type { targets as chinese } from '../zh-CN/targets.ts';

export const targets: Record<keyof typeof chinese, string> = {
  targetsTitle: 'Sales targets',
  targetsYear: 'Year',
  targetsYearBefore: 'Year before',
  targetsYearAfter: 'Next year',
  targetsMetric: 'Metric',
  targetsGrid: 'Targets of {year} ({unit})',
  targetsHolder: 'Companies, departments and people',
  targetsTotal: 'Year',
  targetsCell: '{name}, month {month}',
  targetsHint:
    'A month without a target is the sum of what is below (in grey). Paste a block of cells from Excel; arrows and Enter go up and down.',
  targetsAll: 'All departments',
  targetsAddPerson: 'Add somebody',
  targetsNew: 'Added',
  targetsNone: 'There is no department to set targets for',
  targetsWrong: 'Enter a number not below 0 with two decimals at most',
  targetsChanged: '{count} {count:change|changes}',
  targetsUndo: 'Undo',
  targetsRedo: 'Redo',
  targetsDrop: 'Discard',
  targetsSave: 'Save targets',
  targetsSaved: '{count} {count:target|targets} saved',
  targetsTheirs:
    'Somebody else has just changed these targets. Yours are still here, on top of the newest ones: look at them and save again.',
  targetsReached: 'Reached',
  targetsOf: 'Target',
  targetsPercent: 'Attained',
  targetsPace: 'Pace',
  targetsElapsed: '{percent}% of the time has passed ({elapsed} of {total} working days)',
  targetsBehind: 'Behind',
  targetsOnTrack: 'On track',
  targetsAhead: 'Ahead',
  targetsNoneSet: 'No targets are set for this period',
  targetsSet: 'Set targets',
  targetsNotSet: 'Not set',
  targetsBasis:
    'Of a month that is in the period in part, the target counts by working days. Today counts as passed. More than a tenth slower than the time is behind, more than a tenth faster is ahead.',

  actSaveTargets: 'Set sales targets',
};
