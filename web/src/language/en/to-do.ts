import type { toDo as chinese } from '../zh-CN/to-do.ts';

export const toDo: Record<keyof typeof chinese, string> = {
  todoTitle: 'Waiting for me',
  todoNone: 'Nothing is waiting',
  todoCutSi: 'SI closes today',
  todoCutPort: 'Port closes today',
  todoReleaseApply: 'To be released',
  todoReleaseApprove: 'Releases to approve',
  todoReleaseExecute: 'Releases to execute',
  todoBills: 'Bills to confirm',
  todoExceptions: 'Exceptions',
  todoTaxApply: 'To be invoiced for tax',
  todoTaxIssue: 'Tax invoices to issue',
  todoMore: '{count}+',
};
