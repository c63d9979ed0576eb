import type { PersonalRole } from '@fairway/contract/board-fields.ts';
import type { PlainKey } from '../../language/words.ts';
import type { PersonalPeriod } from './personal-question.ts';

export const roleWords = {
  ...{ sales: 'mineSales', service: 'mineService', operator: 'mineOperator' },
  ...{ documents: 'mineDocuments', pricing: 'minePricing', finance: 'mineFinance' },
} as const satisfies Record<PersonalRole, PlainKey>;

/** Whose figures they are. */
export const roleBasis = (role: PersonalRole | null): PlainKey =>
  role === null
    ? 'mineOwnBasis'
    : role === 'sales'
      ? 'mineSalesBasis'
      : role === 'finance'
        ? 'mineFinanceBasis'
        : 'mineMemberBasis';

export const periodWords = {
  ...{ today: 'mineToday', week: 'mineWeek', month: 'mineMonth' },
  ...{ quarter: 'mineQuarter', own: 'mineOwnDays' },
} as const satisfies Record<PersonalPeriod | 'own', PlainKey>;
