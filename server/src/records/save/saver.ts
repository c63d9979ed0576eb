import type { FormContext } from '@fairway/domain/forms/expression/scope.ts';
import type { Context } from '../../http/context.ts';
import type { PermissionsOf } from '../access.ts';

/** Who saves a record: a call, what they may do elsewhere, and what expressions know of them. */
export interface Saver extends Context {
  permissionsOf: PermissionsOf;
  formContext: FormContext;
}
