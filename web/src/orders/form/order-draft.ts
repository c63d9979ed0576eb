import type { OrderFields } from '@fairway/contract/order-fields.ts';
import { type FileValue, filesIn } from '../../forms/fields/uploads/file-value.ts';
import { draftOf, draftsNamed, forgetDraft, keepDraft } from '../../wire/drafts.ts';
import { readFields } from './form-values.ts';
import { apartDrafts } from './waiting-orders.ts';

/** What somebody typed and did not save, on this device. */
export interface KeptOrder {
  clientId: string;
  /** What it was written on: null for a new order. */
  version: number | null;
  base: OrderFields;
  fields: OrderFields;
  files: FileValue[];
}

/** A new order has one place; who begins another one is asked about the first. */
export const draftKey = (orderId: string | undefined): string => `order ${orderId ?? 'new'}`;

/** The place of a new order that came back while another one was being written: both are kept. */
export const apartId = (clientId: string): string => `new ${clientId}`;
/** New orders that are kept beside the one that is being written. */
export const draftsApart = (): { clientId: string; fields: OrderFields }[] =>
  draftsNamed(apartDrafts).flatMap((name) => {
    const clientId = name.slice(apartDrafts.length);
    const draft = orderDraftOf(apartId(clientId));
    return draft ? [{ clientId, fields: draft.kept.fields }] : [];
  });

export const keepOrderDraft = (orderId: string | undefined, kept: KeptOrder): void =>
  keepDraft(draftKey(orderId), kept);
export const forgetOrderDraft = (orderId: string | undefined): void => forgetDraft(draftKey(orderId));

export function orderDraftOf(orderId: string | undefined): { at: number; kept: KeptOrder } | undefined {
  const draft = draftOf<Partial<KeptOrder>>(draftKey(orderId));
  const fields = readFields(draft?.values.fields);
  const base = readFields(draft?.values.base);
  if (!draft || !fields || !base) return undefined;
  const { clientId, version, files } = draft.values;
  if (typeof clientId !== 'string') return undefined;
  return {
    at: draft.at,
    kept: {
      ...{ clientId, fields, base, files: filesIn(files) },
      version: typeof version === 'number' ? version : null,
    },
  };
}
