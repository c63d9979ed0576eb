import { chargeItems, trucks } from '../../../data-interfaces/demo/rows.ts';
import { withRole } from '../../../organisation/demo/colleagues.ts';
import { clock, officeDaysBefore } from '../../../organisation/demo/office-days.ts';
import { signature } from '../signature.ts';
import { type DemoChange, type DemoRecord, recordName, recordOf, rowsOf } from './demo-record.ts';
import { luckFrom } from './lucky.ts';

interface Stop {
  area: readonly string[];
  address: string;
}

const factories: Record<string, readonly Stop[]> = {
  上海: [
    { area: ['31', '3101', '310117'], address: '松江示例工业园 3 号门' },
    { area: ['31', '3101', '310114'], address: '嘉定示例路 880 号 2 号仓' },
    { area: ['31', '3101', '310120'], address: '奉贤示例大道 56 号' },
  ],
  宁波: [
    { area: ['33', '3302', '330282'], address: '慈溪示例电器产业园 B 区' },
    { area: ['33', '3302', '330281'], address: '余姚示例模具城 12 栋' },
  ],
  深圳: [
    { area: ['44', '4403', '440307'], address: '龙岗示例工业区 9 栋' },
    { area: ['44', '4403', '440306'], address: '宝安示例科技园 3 栋卸货区' },
  ],
};
const terminals: Record<string, Stop> = {
  上海: { area: ['31', '3101', '310115'], address: '洋山港四期进港闸口' },
  宁波: { area: ['33', '3302', '330206'], address: '北仑港区三期闸口' },
  深圳: { area: ['44', '4403', '440308'], address: '盐田国际西港区闸口' },
};
const isChassis = (kind: unknown): boolean => String(kind).includes('骨架车');
const [haulage, waiting, tolls] = ['TRK', 'WAIT', 'TOLL'].map((code) =>
  chargeItems.find(({ id }) => id === code),
);

const count = 50;

export function dispatches(today: number, entries: readonly DemoRecord[]): DemoRecord[] {
  const luck = luckFrom(20_260_205);
  const days = officeDaysBefore(today);
  const planners = [...withRole('operations'), ...withRole('operations'), ...withRole('documents')];
  return Array.from({ length: count }, (_, index): DemoRecord => {
    const name = recordName('dispatch', index + 1);
    const planner = luck.oneOf(planners);
    const task = luck.oneOf(['container', 'container', 'container', 'pickup', 'delivery', 'transfer']);
    const truck = luck.oneOf(trucks.filter(({ kind }) => isChassis(kind) === (task === 'container')));
    const city = String(truck.idleCity);
    const [factory, terminal] = [luck.oneOf(factories[city] ?? []), terminals[city] as Stop];
    const [from, to] = task === 'delivery' ? [terminal, factory] : [factory, terminal];
    const planned = days.nth(index, count);
    const at = clock(planned, luck.between(9, 17), luck.between(0, 59));
    const pickupOn = days.after(planned, 1);
    const known = entries.filter((entry) => entry.at < at);
    const hasEntry = task === 'transfer' || (task === 'delivery' && luck.inHundred(70));
    const fee = (item: typeof haulage, quantity: number) => ({
      item: item?.id,
      unit: item?.unit,
      quantity,
      price: item?.unitPrice,
    });
    const fees = rowsOf(name, 'fees', [
      { ...fee(haulage, 1), price: luck.between(18, 64) * 50 },
      ...(luck.inHundred(70) ? [{ ...fee(tolls, 1), price: luck.between(8, 40) * 10 }] : []),
      ...(luck.inHundred(25) ? [{ ...fee(waiting, luck.between(1, 4)), remark: '工厂装货等待' }] : []),
    ]);
    const containerNo = luck.digits(luck.oneOf(['MSKU', 'TGHU', 'CMAU', 'OOLU', 'COSU']), 7);

    const changes: DemoChange[] = [];
    if (pickupOn > planned) {
      if (luck.inHundred(4)) {
        changes.push({
          by: planner.account,
          at: clock(pickupOn, 8, luck.between(0, 59)),
          values: { status: 'cancelled', remark: '客户推迟出货，改期再派。' },
        });
      } else {
        changes.push({
          by: luck.oneOf(planners).account,
          at: clock(pickupOn, luck.between(10, 12), luck.between(0, 59)),
          values: { status: 'loaded', ...(task === 'container' ? { containerNo } : {}) },
        });
        if (luck.inHundred(92)) {
          const arrivedAt = clock(pickupOn, luck.between(13, 21), luck.between(0, 59));
          changes.push({
            by: luck.oneOf(planners).account,
            at: arrivedAt + luck.between(5, 60) * 60_000,
            values: { status: 'arrived', arrivedAt, receiver: signature },
          });
        }
      }
    }
    return recordOf(name, {
      by: planner.account,
      at,
      values: {
        task,
        status: 'planned',
        truck: truck.id,
        plate: truck.fullName,
        tons: truck.payload,
        driver: truck.driver,
        driverPhone: truck.mobile,
        ...(hasEntry && known.length > 0 ? { entry: luck.oneOf(known.slice(-12)).id } : {}),
        ...(task === 'container'
          ? { containerType: luck.oneOf(['20GP', '40GP', '40HQ', '40HQ', '40RH']) }
          : {}),
        weight: Math.round(Number(truck.payload) * luck.between(300, 880)),
        pickupArea: [...from.area],
        pickupAddress: from.address,
        pickupOn,
        pickupTime: luck.oneOf(['08:30', '09:00', '10:30', '13:00', '14:30']),
        deliveryArea: [...to.area],
        deliveryAddress: to.address,
        fees,
        prepaid: luck.inHundred(40) ? luck.between(2, 8) * 100 : 0,
      },
      changes,
    });
  });
}
