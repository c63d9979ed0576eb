import type { StatementHead } from '@fairway/contract/statements.ts';
import { sumsText } from '../freight/money-text.ts';

/** What was owed at the end, each currency by itself. */
export const closingText = ({ sums }: Pick<StatementHead, 'sums'>): string =>
  sumsText(sums.map(({ currency, closing }) => ({ currency, amount: closing })));

export const periodText = ({ from, to }: Pick<StatementHead, 'from' | 'to'>): string => `${from} – ${to}`;
