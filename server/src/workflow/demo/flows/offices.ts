import { groupIdOf, positionIdOf } from '../../../organisation/demo/ids.ts';
import type { WhoDraft } from './flow-draft.ts';

const holding = (...positions: string[]): WhoDraft => ({
  by: 'members',
  positions: positions.map(positionIdOf),
});

/** Those the flows of this company ask again and again. */
export const generalManager = holding('executive.generalManager');
export const financeManager = holding('finance.financeManager');
export const hrManager = holding('hr.hrManager');
/** The assistant of the general manager looks after contracts, too. */
export const lawyer = holding('executive.assistant');
export const sealKeepers = holding('hr.hrSpecialist', 'shanghai-hr.hrSpecialist');
export const itDesk = holding('it.systemAdministrator', 'it.engineer');
export const manager: WhoDraft = { by: 'manager' };
export const departmentHead: WhoDraft = { by: 'departmentHead' };
export const creditCommittee: WhoDraft = { by: 'members', groups: [groupIdOf('credit-committee')] };
export const laneTeam: WhoDraft = { by: 'members', groups: [groupIdOf('europe-lane')] };

/** Whoever has a role in the initiator's own company. */
export const nearby = (role: string): WhoDraft => ({ by: 'members', roles: [role], rule: 'sameCompany' });

const minutes = { hour: 60, day: 24 * 60 } as const;
export const hours = (count: number): number => count * minutes.hour;
export const days = (count: number): number => count * minutes.day;
