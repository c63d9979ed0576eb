import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { ledgerPathOf } from './paths.ts';

export interface LedgerMonths {
  from: string;
  to: string;
  /** Empty for all of them. */
  companyId: string;
}

const monthForm = /^[12]\d{3}-(0[1-9]|1[0-2])$/;

export const thisMonth = (): string => formatDate(Date.now(), 'yyyy-MM');
export const isMonth = (text: string | null): text is string => text !== null && monthForm.test(text);

export function monthBefore(code: string): string {
  const [year, month] = [Number(code.slice(0, 4)), Number(code.slice(5, 7))];
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
}

/** The months and the company a trial balance is asked for, as they stand in the address; otherwise this month. */
export function useLedgerQuestion(): { asked: LedgerMonths; ask: (asked: LedgerMonths) => void } {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [from, to] = [address.get('from'), address.get('to')];
  const asked = {
    from: isMonth(from) ? from : thisMonth(),
    to: isMonth(to) ? to : thisMonth(),
    companyId: address.get('companyId') ?? '',
  };
  return { asked, ask: (next) => void navigate(ledgerPathOf('balance', { ...next }), { replace: true }) };
}
