import type { Reply } from '@fairway/contract/endpoint.ts';
import type { FirstHourStep, getFirstHour } from '@fairway/contract/first-hour.ts';
import type { PlainKey } from '../language/words.ts';
import type { IconName } from '../ui/icon.tsx';

export type StepOf = Reply<typeof getFirstHour>['steps'][number];

type CountKey = `first${'Company' | 'Departments' | 'People' | 'Roles' | 'Flows' | 'Notice'}Count`;

export const stepShapes: Readonly<
  Record<FirstHourStep, { icon: IconName; title: PlainKey; line: PlainKey; count: CountKey }>
> = {
  company: { icon: 'building', title: 'firstCompany', line: 'firstCompanyLine', count: 'firstCompanyCount' },
  departments: {
    ...{ icon: 'department', title: 'firstDepartments', line: 'firstDepartmentsLine' },
    count: 'firstDepartmentsCount',
  },
  people: { icon: 'users', title: 'firstPeople', line: 'firstPeopleLine', count: 'firstPeopleCount' },
  roles: { icon: 'shield', title: 'firstRoles', line: 'firstRolesLine', count: 'firstRolesCount' },
  flows: { icon: 'grid', title: 'firstFlows', line: 'firstFlowsLine', count: 'firstFlowsCount' },
  notice: { icon: 'bell', title: 'firstNotice', line: 'firstNoticeLine', count: 'firstNoticeCount' },
};

/** Neither done nor left out. */
export const isOpenStep = ({ isDone, isSkipped }: StepOf): boolean => !isDone && !isSkipped;
