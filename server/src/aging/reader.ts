import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@fairway/contract/app-error.ts';
import type { ChargeSide } from '@fairway/contract/money-fields.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { addDays } from '@fairway/domain/time/calendar-day.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { instantOf } from '@fairway/domain/time/zoned.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { readerOf as invoiceReaderOf } from '../invoices/reader.ts';
import type { AgingQuestion } from './store.ts';

export interface AgingReader {
  isStaff: boolean;
  /** Whether they may see what was agreed with customers. */
  seesCredit: boolean;
  sides: readonly ChargeSide[];
  /** They see the same invoices in the list of invoices. */
  isAsInvoices: boolean;
}

interface Asked {
  side: ChargeSide;
  asOf?: string | undefined;
  filters: AgingQuestion['filters'];
}

/** What somebody asks for: of the invoices their scope has, so that every number is the sum of a list they can open. */
export async function questionOf(
  ctx: Context,
  { side, asOf, filters }: Asked,
): Promise<{ reader: AgingReader; question: AgingQuestion; asOf: string; isToday: boolean }> {
  const { isStaff, sight: ofInvoices, agingSight: sight } = await invoiceReaderOf(ctx);
  const { sides } = sight;
  // Who sees one side only, such as an agent, asks for that one.
  const asked = isStaff ? side : (sides[0] ?? side);
  if (!sides.includes(asked)) throw new AppError('FORBIDDEN');
  const today = companyDay(ctx.now);
  const day = asOf ?? today;
  if (day > today) throw new AppError('AGING_DAY_AHEAD');
  const isToday = day === today;
  return {
    reader: {
      ...{ isStaff, sides, seesCredit: isStaff && (await seesCredit(ctx)) },
      isAsInvoices: isDeepStrictEqual(sight, ofInvoices),
    },
    question: { sight, side: asked, filters, asOf: day, moment: isToday ? null : endOf(day) },
    ...{ asOf: day, isToday },
  };
}

const seesCredit = async ({ permissions }: Context): Promise<boolean> =>
  can(await permissions(), 'customers', 'column', 'creditTerms');

/** The last moment of a day of the company. */
function endOf(day: string): Date {
  const [year = 0, month = 0, date = 0] = addDays(day, 1).split('-').map(Number);
  const next = instantOf({ year, month, day: date, hour: 0, minute: 0, second: 0 }, defaultZone);
  return new Date((next ?? Date.parse(`${day}T24:00:00Z`)) - 1);
}
