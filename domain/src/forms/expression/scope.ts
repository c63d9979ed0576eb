import type { WorkCalendar } from '../../calendar/working-days.ts';
import type { Value } from './value.ts';

/** What an expression may know: the fields, the hour, and who is asking. Nothing else exists for it. */
export interface Scope {
  /** The value of a field; a column of a sub-table gives a Column outside its rows and one cell inside. */
  read: (path: string) => Value;
  context: FormContext;
}

/** Who fills a form, where and when. The same on both sides: the server's word counts. */
export interface FormContext {
  /** Epoch milliseconds. */
  now: number;
  /** An IANA zone, in which days begin and end. */
  zone: string;
  user: {
    id: string;
    name: string;
    account: string;
    departmentId: string;
    departmentName: string;
    organisationId: string;
    /** Ids from the top. */
    organisationPath: readonly string[];
    organisationName: string;
    positionId: string;
    positionName: string;
    roleIds: readonly string[];
    managerId: string;
  };
  /** Which days the company works; left out: Monday to Friday. */
  calendar?: WorkCalendar;
}
