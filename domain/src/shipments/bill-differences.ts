import { type BillText, type BillTextField, billTextFields } from '@fairway/contract/shipment-papers.ts';

export interface BillDifference {
  field: BillTextField;
  before: string;
  after: string;
}

/** What stands on a bill in another way than before, in the order of the paper; ends of lines do not count. */
export const billDifferences = (before: Partial<BillText>, after: Partial<BillText>): BillDifference[] =>
  billTextFields.flatMap((field) => {
    const [was, is] = [before[field] ?? '', after[field] ?? ''];
    return plain(was) === plain(is) ? [] : [{ field, before: was, after: is }];
  });

const plain = (text: string): string => text.replace(/[ \t]*\r?\n/g, '\n').trim();
