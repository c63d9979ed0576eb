import type { DeclaredParameter, InterfaceRow, InterfaceSource } from '@fairway/contract/data-interfaces.ts';
import {
  assetCategories,
  chargeItems,
  containers,
  customers,
  meetingRooms,
  ports,
  suppliers,
  trucks,
  warehouseLocations,
} from './rows.ts';

export interface DemoInterface {
  id: string;
  fullName: string;
  source: InterfaceSource;
  parameters: DeclaredParameter[];
  script: string;
}

const asked = (name: string, label: string): DeclaredParameter => ({
  name,
  label,
  dataType: 'text',
  required: false,
  defaultValue: null,
});

/** Fixed rows; those with a parameter give only what it names, and everything while it names nothing. */
const fixed = (
  id: string,
  fullName: string,
  rows: InterfaceRow[],
  parameter?: DeclaredParameter,
): DemoInterface => ({
  id,
  fullName,
  source: { kind: 'static', rows },
  parameters: parameter ? [parameter] : [],
  script: parameter
    ? `(rows, { ${parameter.name} }) => (${parameter.name} ? rows.filter((row) => row.${parameter.name} === ${parameter.name}) : rows)`
    : '',
});

const colleagues: DemoInterface = {
  id: 'colleagues',
  fullName: '部门同事',
  source: {
    kind: 'sql',
    sql: `select id, name as "fullName", account, "departmentId", "departmentName", "positionName"
from people
where {department} is null or "departmentId" = {department}
order by name`,
  },
  parameters: [asked('department', '部门')],
  script: '',
};

/** What the forms of the demo company choose from; forms refer to these ids. */
export const demoInterfaces: readonly DemoInterface[] = [
  fixed('containers', '箱型', containers),
  fixed('ports', '港口', ports, asked('region', '区域')),
  fixed('customers', '客户', customers, asked('kind', '客户类别')),
  fixed('suppliers', '供应商', suppliers, asked('kind', '供应商类别')),
  fixed('trucks', '车辆与司机', trucks, asked('idleCity', '所在城市')),
  fixed('warehouseLocations', '库位', warehouseLocations, asked('warehouse', '仓库')),
  fixed('chargeItems', '费用项目', chargeItems, asked('mode', '运输方式')),
  fixed('meetingRooms', '会议室', meetingRooms, asked('floor', '楼层')),
  fixed('assetCategories', '资产分类', assetCategories as unknown as InterfaceRow[]),
  colleagues,
];
