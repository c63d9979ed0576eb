// What is known of jobs, for who watches them: the tables of the worker and ours stay behind this.
export {
  countJobs,
  discard,
  type FailedQuestion,
  failedAmong,
  failedOfKinds,
  findFailed,
  type JobCount,
  listFigures,
  reschedule,
} from './store.ts';
