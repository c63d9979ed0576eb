import type { OperatorRecord } from '@fairway/contract/workflow.ts';
import { fieldsOf } from '@fairway/domain/forms/form-tree.ts';
import { isSameValue } from '@fairway/domain/forms/same-value.ts';
import type { Flow } from './flow.ts';
import type { Seen } from './pending-form.ts';

/** What others did with a flow since somebody looked at it. */
export interface News {
  records: OperatorRecord[];
  /** Labels of the fields that hold something else now. */
  fields: string[];
}

export function newsSince(seen: Seen, flow: Flow, me: string): News | undefined {
  if (seen.seq === flow.seq && seen.formRev === flow.formRev) return undefined;
  const records = flow.flowTaskOperatorRecordList.filter(
    ({ id, handleId }) => !seen.records.includes(id) && handleId !== me,
  );
  const fields = fieldsOf(flow.definition)
    .filter(
      ({ path, table }) => table === undefined && flow.rights[path] !== 'hidden' && path in flow.formData,
    )
    .filter(({ path }) => !isSameValue(seen.formData[path], flow.formData[path]))
    .map(({ field }) => field.label);
  return records.length + fields.length > 0 ? { records, fields } : undefined;
}
