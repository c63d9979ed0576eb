import type { Say } from '../../language/words.ts';
import { actLines, actWords, type InvoiceBatchAct } from '../invoice-words.ts';
import type { ActQuestion } from './act-sheet.tsx';

/** What is asked before something is done with so many invoices; the rest of those chosen is left out. */
export function actQuestion(
  act: InvoiceBatchAct,
  { count, sums, left }: { count: number; sums: string; left: number },
  words: Say,
): ActQuestion {
  const skipped = left > 0 ? words('invoiceActSkipped', { count: left }) : '';
  return {
    title: words('invoiceActAsk', { act: words(actWords[act]), count }),
    line: [words(actLines[act]), sums, skipped].filter(Boolean).join('\n'),
    agree: words(actWords[act]),
    isDanger: act === 'void' || act === 'drop',
    reason: reasons[act],
    ...(act === 'moveDueDay' && { day: words('invoiceNewDueDay') }),
    ...(act === 'promise' && { day: words('invoicePromised') }),
    asksLanguage: act === 'issue',
  };
}

const reasons: Readonly<Record<InvoiceBatchAct, ActQuestion['reason']>> = {
  ...{ confirm: 'none', reopen: 'none', issue: 'none', drop: 'optional' },
  ...{ void: 'needed', moveDueDay: 'needed', promise: 'optional' },
};
