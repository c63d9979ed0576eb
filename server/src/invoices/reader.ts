import { AppError } from '@fairway/contract/app-error.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { customerOfUser } from '../customers/customer-of-user.ts';
import type { Context } from '../http/context.ts';
import { seenCompanies } from '../permission/seen-companies.ts';
import { findInvoice, type InvoiceSight, takeInvoices } from './store.ts';
import type { StoredInvoice } from './stored-invoice.ts';

/** Who looks at invoices: which of them, and what they may do with those. */
export interface InvoiceReader {
  userId: string;
  isStaff: boolean;
  sight: InvoiceSight;
  /** Those that the ageing counts for them, and that they remind of. */
  agingSight: InvoiceSight;
  has: (button: string) => boolean;
}

type Asking = Pick<Context, 'db' | 'session' | 'permissions'>;

/**
 * Customers see what was issued to them; staff what they answer for or made, and what their scope has beside that. What we
 * owe is seen by who sees what charges cost.
 */
export async function readerOf({ db, session, permissions }: Asking): Promise<InvoiceReader> {
  const granted = await permissions();
  const has = (button: string) => can(granted, 'invoice', 'button', button);
  const { userId } = session;
  const sides = (['receivable', 'payable'] as const).filter((side) => can(granted, 'charge', 'column', side));
  if (session.kind === 'customer') {
    const partyId = (await customerOfUser(db, session))?.id ?? '';
    const sight = { partyId, companyIds: null, userIds: [], sides };
    return { userId, isStaff: false, has, sight, agingSight: sight };
  }
  const sightIn = async (module: 'invoice' | 'accountsAnalysis'): Promise<InvoiceSight> => {
    const { companyIds, userIds } = await seenCompanies({ db, session }, module);
    return { partyId: null, companyIds, userIds, sides };
  };
  const [sight, agingSight] = [await sightIn('invoice'), await sightIn('accountsAnalysis')];
  return { userId, isStaff: true, has, sight, agingSight };
}

/** Not there and not for the caller look the same. */
export async function visibleInvoice(
  { db }: Pick<Context, 'db'>,
  id: string,
  { sight }: InvoiceReader,
): Promise<StoredInvoice> {
  const invoice = await findInvoice(db, id, sight);
  if (!invoice) throw new AppError('NOT_FOUND');
  return invoice;
}

/** To change them, in the versions their writer knows. */
export async function heldInvoices(
  ctx: Pick<Context, 'db' | 'auditTarget'>,
  wanted: readonly { id: string; version?: number }[],
  { sight }: Pick<InvoiceReader, 'sight'>,
): Promise<StoredInvoice[]> {
  const ids = [...new Set(wanted.map(({ id }) => id))];
  const held = await takeInvoices(ctx.db, ids, sight);
  if (held.length !== ids.length) throw new AppError('NOT_FOUND');
  const versions = new Map(wanted.map(({ id, version }) => [id, version]));
  for (const { id, version } of held) {
    const known = versions.get(id);
    if (known !== undefined && known !== version) throw new AppError('RECORD_CHANGED');
  }
  ctx.auditTarget(
    held
      .slice(0, 5)
      .map(({ invoiceNo }) => invoiceNo)
      .join('、'),
  );
  return held;
}
