import type { Bus } from '../bus/bus.ts';
import { job } from '../jobs/job.ts';
import { tellPeople } from '../live/tell-people.ts';
import { messageExpiredJob } from './job-names.ts';
import { unreadReceiversOf } from './store.ts';

/** What is over is not counted from that moment on; open screens are told, or they would show the old number. */
export const messageJobs = ({ bus }: { bus: Bus }) => [
  job({
    ...messageExpiredJob,
    async work({ db, afterCommit }, { messageId }) {
      const userIds = await unreadReceiversOf(db, messageId);
      afterCommit(() => tellPeople({ bus }, { userIds, what: 'unread', id: messageId }));
    },
  }),
];
