import type { FormContext } from '@fairway/domain/forms/expression/scope.ts';
import type { Context } from '../../http/context.ts';

/** Who saves a record: a call, and what expressions know of them. */
export interface Saver extends Context {
  formContext: FormContext;
}
