import { customers, suppliers, warehouseLocations } from '../../../data-interfaces/demo/rows.ts';
import { withRole } from '../../../organisation/demo/colleagues.ts';
import { clock, officeDaysBefore } from '../../../organisation/demo/office-days.ts';
import { signature } from '../signature.ts';
import { type DemoChange, type DemoRecord, recordName, recordOf, rowsOf } from './demo-record.ts';
import { luckFrom } from './lucky.ts';

interface Goods {
  name: string;
  package: string;
  size: readonly [number, number, number];
  each: number;
}

const general: readonly Goods[] = [
  { name: '小家电', package: 'CTN', size: [48, 36, 40], each: 9.6 },
  { name: '汽车刹车片', package: 'PLT', size: [110, 110, 95], each: 620 },
  { name: '棉质床品', package: 'BAL', size: [80, 55, 45], each: 24.5 },
  { name: 'LED 灯具', package: 'CTN', size: [62, 42, 38], each: 7.25 },
  { name: '注塑机配件', package: 'CAS', size: [160, 120, 110], each: 860 },
  { name: '塑料玩具', package: 'CTN', size: [70, 50, 60], each: 11.8 },
  { name: '办公椅', package: 'CTN', size: [72, 34, 64], each: 14.3 },
  { name: '不锈钢厨具', package: 'CTN', size: [45, 45, 30], each: 16.4 },
  { name: '瓷砖', package: 'PLT', size: [120, 80, 60], each: 1_150 },
];
const frozen: readonly Goods[] = [
  { name: '冷冻虾仁', package: 'CTN', size: [40, 30, 25], each: 12.5 },
  { name: '冷冻鱼片', package: 'CTN', size: [45, 30, 20], each: 10.2 },
];
const dangerous: readonly Goods[] = [
  { name: '锂离子电池组', package: 'PLT', size: [110, 80, 90], each: 410 },
  { name: '水性涂料', package: 'DRM', size: [58, 58, 88], each: 215 },
];
const reasons = ['工厂少装，货主确认按实收入库', '一托外包装破损拒收，已退回', '货主临时加货，补发进仓通知'];

const count = 40;

export function entries(today: number): DemoRecord[] {
  const luck = luckFrom(20_260_204);
  const days = officeDaysBefore(today);
  const keepers = [...withRole('operations'), ...withRole('documents')];
  return Array.from({ length: count }, (_, index): DemoRecord => {
    const name = recordName('entry', index + 1);
    const keeper = luck.oneOf(keepers);
    const arrivedOn = days.nth(index, count);
    const arrivedAt = clock(arrivedOn, luck.between(8, 16), luck.between(0, 59));
    const kind = luck.oneOf(['general', 'general', 'general', 'general', 'reefer', 'DG']);
    const warehouse = kind === 'reefer' ? 'YS' : luck.oneOf(['YS', 'YS', 'BL', 'YT']);
    const zone = kind === 'reefer' ? 'C' : luck.oneOf(['A', 'B']);
    const shelves = warehouseLocations.filter((one) => one.warehouse === warehouse && one.zone === zone);
    const offered = { general, reefer: frozen, DG: dangerous }[kind] as readonly Goods[];
    const goods = rowsOf(
      name,
      'goods',
      luck.some(offered, 1, 4).map(({ name, package: packed, size: [length, width, height], each }, nth) => ({
        name,
        marks: luck.inHundred(60) ? `YH/${luck.digits('', 6)}/${nth + 1}` : 'N/M',
        package: packed,
        pieces: packed === 'CTN' ? luck.between(20, 400) : luck.between(2, 18),
        length,
        width,
        height,
        each,
        location: luck.oneOf(shelves).id,
        damaged: luck.inHundred(6) ? 1 : 0,
      })),
    );
    const pieces = goods.reduce((sum, row) => sum + Number(row.pieces), 0);
    const isDifferent = luck.inHundred(12);
    const changes: DemoChange[] = [];
    const moved = days.after(arrivedOn, luck.between(1, 8));
    if (moved > arrivedOn && luck.inHundred(30)) {
      changes.push({
        by: luck.oneOf(keepers).account,
        at: clock(moved, luck.between(9, 17), luck.between(0, 59)),
        values: {
          goods: goods.map((row, nth) => (nth === 0 ? { ...row, location: luck.oneOf(shelves).id } : row)),
          remark: '移库：为整柜货腾出靠近月台的库位。',
        },
      });
    }
    return recordOf(name, {
      by: keeper.account,
      at: arrivedAt + luck.between(15, 90) * 60_000,
      values: {
        warehouse,
        arrivedAt,
        customer: luck.oneOf(customers).id,
        plate: luck.digits(luck.oneOf(['沪A', '浙B', '粤B', '苏E']), 5),
        carrier: luck.oneOf(suppliers.filter((one) => one.kind === 'truck')).fullName,
        cargoKind:
          kind === 'general' ? ['general'] : kind === 'reefer' ? ['reefer', 'reeferFrozen'] : ['DG', 'DG9'],
        ...(kind === 'reefer' ? { temperature: -18 - luck.between(0, 30) / 10 } : {}),
        ...(kind === 'DG' ? { unNumber: luck.oneOf(['UN3480', 'UN3481', 'UN1263']) } : {}),
        goods,
        noticed: isDifferent ? pieces + luck.oneOf([-2, -1, 1, 3]) : pieces,
        ...(isDifferent ? { differenceReason: luck.oneOf(reasons) } : {}),
        keeper: keeper.id,
        ...(luck.inHundred(80) ? { signed: signature } : {}),
      },
      changes,
    });
  });
}
