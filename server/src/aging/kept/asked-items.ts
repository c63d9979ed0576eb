import { noKey } from '@fairway/contract/aging.ts';
import type { AgingQuestion } from '../store.ts';
import type { Holder, KeptItem } from './store.ts';

/** Whether somebody asks for what is so and so, and may see it: what `conditionsOf` asks of the database. */
export function isAskedFor({
  sight,
  side,
  filters,
}: AgingQuestion): (item: KeptItem, holder: Holder) => boolean {
  const { partyId, companyIds, userIds } = sight;
  const companies = companyIds && new Set(companyIds);
  const people = new Set<string | null>(userIds);
  const isOr = (asked: string | undefined, value: string | null) =>
    asked === undefined || (asked === noKey ? value === null : value === asked);
  return (item, holder) =>
    item.side === side &&
    (partyId === null
      ? companies === null ||
        companies.has(item.companyId) ||
        people.has(holder.salesId) ||
        people.has(item.createdBy)
      : item.partyId === partyId) &&
    (filters.partyId === undefined || item.partyId === filters.partyId) &&
    (filters.companyId === undefined || item.companyId === filters.companyId) &&
    (filters.currency === undefined || item.currency === filters.currency) &&
    isOr(filters.salesId, holder.salesId) &&
    isOr(filters.departmentId, holder.departmentId);
}
