import { compareShipment, getShipment, type ShipmentDetail } from '@fairway/contract/shipments.ts';
import { useState } from 'react';
import { call } from '../../wire/api.ts';
import { load } from '../../wire/calls.ts';
import { queryClient, tellPerson } from '../../wire/query-client.ts';
import { areOther, mergedRows, othersDid, type Row, type RowKind, type Sides } from './row-conflicts.ts';
import { useUnsaved } from './unsaved-parts.ts';
import { isChangedByOthers } from './use-newest.ts';

interface Base<R extends Row> {
  shipment: ShipmentDetail;
  rows: readonly R[];
}

/** Who changed a column; of a whole line where none is named. */
export type ByOf = (column: string | undefined) => string;

interface OwnBase<R extends Row, Done> {
  shipment: ShipmentDetail;
  /** The tab it is in, and which part of that. */
  part: string;
  kind: RowKind<R>;
  /** The lines of a shipment; those that are lines of the base have its keys. */
  rowsOf: (shipment: ShipmentDetail, base?: readonly R[]) => R[];
  send: (on: ShipmentDetail, rows: readonly R[], before: readonly R[]) => Promise<Done>;
  /** Who changed it since. */
  whoChanged: (on: ShipmentDetail) => Promise<ByOf>;
  onSaved: (done: Done) => void;
  onRefused?: (error: unknown, rows: readonly R[], on: ShipmentDetail) => void;
}

const newest = (id: string): Promise<ShipmentDetail> =>
  queryClient.fetchQuery({ ...load(getShipment, { params: { id } }), staleTime: 0 });

/** Everybody who changed a part of the shipment since, as its history names them. */
export const changersOf =
  (isIt: (difference: { field: string; before?: unknown }) => boolean) =>
  async ({ id, version }: ShipmentDetail): Promise<ByOf> => {
    const { changes } = await call(compareShipment, { params: { id }, query: { since: version } });
    const names = changes
      .filter(({ differences }) => differences.some(isIt))
      .map(({ creatorUserName }) => creatorUserName);
    return () => [...new Set(names)].filter(Boolean).join(', ');
  };

/**
 * A list of a shipment that somebody types into. It is saved under the version that was there when they began; where
 * others saved it before, both are compared and nothing is overwritten that nobody chose.
 */
export function useOwnBase<R extends Row, Done>(own: OwnBase<R, Done>) {
  const { shipment, part, kind, rowsOf, send, whoChanged, onSaved, onRefused } = own;
  const [base, setBase] = useState<Base<R>>({ shipment, rows: [] });
  const [edited, setEdited] = useState<readonly R[]>();
  const [theirs, setTheirs] = useState<Base<R> & { byOf: ByOf }>();
  const isChanged = edited !== undefined && areOther(kind, edited, base.rows);
  // Nothing typed yet: what is shown is always the newest.
  const known = isChanged ? base : { shipment, rows: rowsOf(shipment) };
  const rows = isChanged ? edited : known.rows;
  useUnsaved(part, isChanged);

  const edit = (next: readonly R[]) => {
    setBase(known);
    setEdited(next);
  };
  /** What is done at once and not typed. */
  const saveAs = (next: readonly R[]) => {
    edit(next);
    return save(known, next);
  };
  const settle = () => {
    setEdited(undefined);
    setTheirs(undefined);
  };
  const save = async (on: Base<R> = known, mine: readonly R[] = rows): Promise<void> => {
    let done: Done;
    try {
      done = await send(on.shipment, mine, on.rows);
    } catch (error) {
      // What failed on the way to them is told by the wire, and what was typed is still there.
      return isChangedByOthers(error)
        ? compare(on, mine, error).catch(() => undefined)
        : onRefused?.(error, mine, on.shipment);
    }
    await newest(shipment.id).catch(() => undefined);
    settle();
    onSaved(done);
  };
  /** Somebody saved before. What they did to these lines is shown; where they did nothing to them, ours go on top. */
  const compare = async (on: Base<R>, mine: readonly R[], error: unknown): Promise<void> => {
    const now = await newest(shipment.id);
    if (now.version <= on.shipment.version) return tellPerson(error);
    const next = { shipment: now, rows: rowsOf(now, on.rows) };
    if (othersDid(kind, { base: on.rows, theirs: next.rows }).length === 0) {
      setBase(next);
      setEdited(mine);
      return save(next, mine);
    }
    const byOf = await whoChanged(on.shipment).catch((): ByOf => () => '');
    setTheirs({ ...next, byOf });
  };
  const keep = (dropped: readonly string[]) => {
    if (!theirs) return;
    const { byOf: _, ...now } = theirs;
    const merged = mergedRows(kind, { mine: rows, base: known.rows, theirs: now.rows }, dropped);
    setBase(now);
    setEdited(merged);
    setTheirs(undefined);
    void save(now, merged);
  };
  return {
    ...{ rows, known, isChanged, edit, saveAs, discard: settle, save: () => save() },
    /** What the sheet of conflicts is given while there are some. */
    conflict: theirs && {
      ...{ kind, byOf: theirs.byOf, onKeep: keep, onTakeTheirs: settle, onClose: () => setTheirs(undefined) },
      sides: { mine: rows, base: known.rows, theirs: theirs.rows } satisfies Sides<R>,
    },
  };
}
