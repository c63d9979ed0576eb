import type { ListColumns, RecordAct } from '@fairway/contract/records.ts';
import type { Kind } from '../jnpf-import/kinds.ts';
import { asList, asRaw, asText, type Raw } from '../jnpf-import/raw.ts';
import { searchType } from '../search-type.ts';
import { jnpfKeyOf } from './jnpf-keys.ts';

const headButtons = { add: { value: 'add', label: '新增', icon: 'el-icon-plus' } } as const;
const rowButtons = {
  edit: { value: 'edit', label: '编辑', icon: 'el-icon-edit-outline' },
  remove: { value: 'remove', label: '删除', icon: 'el-icon-delete' },
  detail: { value: 'detail', label: '详情', icon: 'el-icon-tickets' },
} as const;

const named = <T>(buttons: Record<string, T>, acts: readonly RecordAct[]): T[] =>
  Object.entries(buttons).flatMap(([act, button]) => (acts.some((one) => one === act) ? [button] : []));

/** How the list of a form looks to the family's clients, with the buttons of what this person may do. */
export function jnpfColumnData(
  formData: Raw,
  { columnList, searchList, sortList, defaultSidx, sort }: ListColumns,
  acts: readonly RecordAct[],
): Raw {
  const fields = fieldsByModel(formData.fields);
  const sortable = new Set(sortList.map(({ prop }) => prop));
  const columnOf = ({ prop, label, kind }: { prop: string; label: string; kind: string }): Raw => ({
    ...fields.get(prop),
    ...{ prop, label, jnpfKey: jnpfKeyOf(kind as Kind), align: 'left', width: null, fixed: 'none' },
    ...{ sortable: sortable.has(prop), resizable: false },
  });
  const columns = columnList.map(columnOf);
  return {
    searchList: searchList.map((one) => ({
      ...columnOf(one),
      ...{ searchType: searchType(one.kind), searchMultiple: false, value: null },
    })),
    ...{ hasSuperQuery: false, columnList: columns, defaultColumnList: columns },
    sortList: [...columnList, ...searchList]
      .filter(
        ({ prop }, place, all) => sortable.has(prop) && all.findIndex((one) => one.prop === prop) === place,
      )
      .map(columnOf),
    ...{ type: 1, defaultSidx, sort, hasPage: true, pageSize: 20, hasTreeQuery: false },
    ...{ treeTitle: '', treeDataSource: 'dictionary', treeDictionary: '', treeRelation: '', groupField: '' },
    // Who may do what was decided already: only their buttons and columns are here.
    ...{ useColumnPermission: false, useFormPermission: false },
    ...{ useBtnPermission: false, useDataPermission: false },
    btnsList: named(headButtons, acts),
    columnBtnsList: named(rowButtons, acts),
    ...{ customBtnsList: [], ruleList: [], ruleListApp: [], showSummary: false, summaryField: [] },
    ...{ childTableStyle: 1, printIds: [], uploaderTemplateJson: {} },
    funcs: { afterOnload: { func: '', name: '' }, rowStyle: '', cellStyle: '' },
  };
}

/** Every field of a form outside its sub-tables, as it was written. */
function fieldsByModel(fields: unknown, found = new Map<string, Raw>()): Map<string, Raw> {
  for (const one of asList(fields)) {
    const raw = asRaw(one);
    const { children, jnpfKey } = asRaw(raw.__config__);
    const model = asText(raw.__vModel__);
    if (model !== '') found.set(model, raw);
    if (jnpfKey !== 'table') fieldsByModel(children, found);
  }
  return found;
}
