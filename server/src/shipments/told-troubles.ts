import { type Severity, severities } from '@fairway/contract/tracking.ts';
import type { Db } from '../database/open.ts';
import { customerExceptionWords } from '../language/tracking-words.ts';
import { findToldTroubles } from './part-store.ts';

/** What has words for customers; of the others they are told nothing unless somebody wrote some. */
export const toldCodes: readonly string[] = Object.keys(customerExceptionWords);

/** How bad it is with each of these shipments, by what customers are told. */
export async function toldSeverities(
  db: Db,
  shipmentIds: readonly string[],
): Promise<ReadonlyMap<string, Severity>> {
  const worst = new Map<string, Severity>();
  for (const { shipmentId, severity } of await findToldTroubles(db, shipmentIds, toldCodes)) {
    const other = worst.get(shipmentId);
    if (!other || severities.indexOf(severity) > severities.indexOf(other)) worst.set(shipmentId, severity);
  }
  return worst;
}
