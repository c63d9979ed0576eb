import { AppError } from '@fairway/contract/app-error.ts';
import { demurrageTariffs } from '@fairway/contract/shipment-tracking.ts';
import type { EntityRules } from '../entities/entity-rules.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const demurrageTariffRules: EntityRules = {
  entity: demurrageTariffs,
  table: 'demurrage_tariff',
  references: {
    portId: { to: 'port', shownAs: 'portName', called: { zh: '港口', en: 'port' } },
    carrierId: { to: 'carrier', shownAs: 'carrierName', called: { zh: '船公司', en: 'carrier' } },
  },
  naming: ({ id }) => ({ fullName: text(id), enCode: '', line: '' }),
  found: ({ remark, kind, currency }) => [text(remark), text(kind), text(currency)],
  sortedBy: {
    portName: { through: [{ by: 'portId', table: 'port' }], column: 'unlocode' },
    carrierName: { through: [{ by: 'carrierId', table: 'carrier' }], column: 'scac' },
    ...{ kind: { column: 'kind' }, freeDays: { column: 'freeDays' } },
    ...{ validFrom: { column: 'validFrom' }, validTo: { column: 'validTo' } },
  },
  usualOrder: { column: 'validFrom', direction: 'desc' },
  narrowedBy: {
    ...{ portId: { column: 'portId' }, carrierId: { column: 'carrierId' }, kind: { column: 'kind' } },
    on: { column: 'validFrom', as: 'holdsOn', until: 'validTo' },
  },
  check(_, kept) {
    if (typeof kept.validTo === 'string' && kept.validTo < text(kept.validFrom))
      throw new AppError('PERIOD_ENDS_EARLY');
    const days = (kept.tiers as { fromDay: number }[]).map(({ fromDay }) => fromDay);
    const isRising = days.every((day, place) => day > (days[place - 1] ?? 0));
    if (days.length > 0 && (days[0] !== 1 || !isRising)) throw new AppError('TARIFF_TIERS_WRONG');
    return kept;
  },
  async visible({ session }) {
    return session.kind === 'customer' ? { columns: ['id'], values: [] } : undefined;
  },
};
