import type { BusinessTodo } from '@fairway/contract/business-todo.ts';
import type { PlainKey } from '../../language/words.ts';

export const todoWords = {
  ...{ cutSiToday: 'todoCutSi', cutPortToday: 'todoCutPort', exceptions: 'todoExceptions' },
  ...{ releasesToApply: 'todoReleaseApply', releasesToApprove: 'todoReleaseApprove' },
  ...{ releasesToExecute: 'todoReleaseExecute', billsToConfirm: 'todoBills' },
  ...{ taxToApply: 'todoTaxApply', taxToIssue: 'todoTaxIssue' },
} as const satisfies Record<BusinessTodo, PlainKey>;
