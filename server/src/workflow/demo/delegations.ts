import { userIdOf } from '../../organisation/demo/ids.ts';
import { day } from '../../organisation/demo/office-days.ts';
import written from './delegations.json' with { type: 'json' };

interface Delegation {
  from: string;
  to: string;
  may: keyof typeof types;
  /** None means every flow. */
  flows: string[];
  /** Days from today. */
  fromDay: number;
  untilDay: number;
  description: string;
}

const types = { launch: '0', approve: '1' } as const;

/** Who stands in for whom, now, later, and once: as rows, on a day. */
export const delegations = (morning: number) =>
  (written as Delegation[]).map(({ from, to, may, flows, fromDay, untilDay, description }, index) => {
    const startTime = new Date(morning + fromDay * day);
    const creatorTime = new Date(Math.min(startTime.getTime(), morning) - day);
    return {
      id: `${creatorTime.getTime().toString(36).padStart(9, '0')}delegation${index + 1}`,
      ...{ type: types[may], userId: userIdOf(from), toUserId: userIdOf(to), templateIds: flows },
      ...{ startTime, endTime: new Date(morning + untilDay * day), description, creatorTime },
    };
  });
