import type { AgingRisk } from '@fairway/contract/aging.ts';
import type { CustomerState } from '@fairway/contract/customers.ts';

interface Known {
  status: CustomerState;
  isExceeded: boolean;
  /** Of the latest invoice. */
  longestDays: number;
  /** How late one may be; nothing where nothing was agreed. */
  maxOverdueDays: number | null;
}

/** What speaks against giving a customer more credit. */
export function risksOf({ status, isExceeded, longestDays, maxOverdueDays }: Known): AgingRisk[] {
  const risks: AgingRisk[] = [];
  if (isExceeded) risks.push('overLimit');
  if (maxOverdueDays !== null && longestDays > maxOverdueDays) risks.push('overdue');
  if (status === 'frozen' || status === 'black') risks.push('frozen');
  return risks;
}
