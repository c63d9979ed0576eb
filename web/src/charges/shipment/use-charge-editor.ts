import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import type { ChargeSide } from '@fairway/contract/money-fields.ts';
import { type ChargeRow, getCharge, listCharges, saveCharges } from '@fairway/contract/shipment-charges.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { toast } from '../../ui/toast.ts';
import { call } from '../../wire/api.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { queryClient } from '../../wire/query-client.ts';
import { chargeReads } from '../charge-reads.ts';
import { fieldWords } from '../charge-words.ts';
import { chargeConflicts, mergedCharges, othersDid } from './charge-conflicts.ts';
import {
  type CellProblems,
  chargeChanges,
  countChanges,
  type EditedCharge,
  editedOf,
  isBlank,
  newCharge,
  refusedCells,
  wrongFields,
} from './edited-charges.ts';
import { chargesOf } from './shipment-charges-read.ts';

interface Theirs {
  rows: readonly ChargeRow[];
  by: string;
}

const shownLonger = 4_000;

/** The charges of a shipment while somebody types: everything is saved at once, under the versions it was read as. */
export function useChargeEditor(shipmentId: string, rows: readonly ChargeRow[]) {
  const words = useWords();
  const saving = useCommand(saveCharges, { refreshes: chargeReads, quiet: true });
  /** What was there when this person began to type. */
  const [base, setBase] = useState(rows);
  const [edited, setEdited] = useState<EditedCharge[]>();
  const [problems, setProblems] = useState<CellProblems>({});
  const [theirs, setTheirs] = useState<Theirs>();
  // Nothing typed yet: what is shown is always the newest.
  const known = edited ? base : rows;
  const charges = edited ?? editedOf(rows);

  const edit = (next: EditedCharge[]) => {
    if (!edited) setBase(rows);
    setEdited(next);
    setProblems({});
  };
  const settle = () => {
    setEdited(undefined);
    setTheirs(undefined);
    setProblems({});
  };
  const newest = () => queryClient.fetchQuery({ ...load(listCharges, chargesOf(shipmentId)), staleTime: 0 });

  const save = async (on: readonly ChargeRow[], mine: EditedCharge[]): Promise<boolean> => {
    const before = new Map(editedOf(on).map((charge) => [charge.key, charge]));
    const isTouched = (charge: EditedCharge) =>
      charge.row === undefined || JSON.stringify(before.get(charge.key)) !== JSON.stringify(charge);
    const wrong = mine
      .filter(isTouched)
      .flatMap((charge) =>
        wrongFields(charge).map((field) => [
          `${charge.key} ${field}`,
          words('chargeFieldWrong', { field: words(fieldWords[field]) }),
        ]),
      );
    if (wrong.length > 0) {
      setProblems(Object.fromEntries(wrong));
      showWrong();
      toast(words('chargeWrongCells', { count: wrong.length }), shownLonger);
      return false;
    }
    const sent = chargeChanges(mine, on);
    try {
      await saving.mutateAsync({ params: { shipmentId }, body: sent });
      await newest();
      settle();
      toast(words('chargeSaved'));
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) return false;
      // Somebody else changed a line, or removed it.
      const isStale = error.code === refusals.RECORD_CHANGED.code || error.code === refusals.NOT_FOUND.code;
      if (isStale) return compare(on, mine);
      const refused = refusedCells(error.fields ?? {}, mine, sent);
      const count = Object.keys(refused).length;
      setProblems(refused);
      if (count > 0) showWrong();
      toast(count > 0 ? words('chargeWrongCells', { count }) : error.message, shownLonger);
      return false;
    }
  };

  /** What others did is shown; where they did nothing to what I changed, mine goes on top by itself. */
  const compare = async (on: readonly ChargeRow[], mine: EditedCharge[]): Promise<boolean> => {
    const now = (await newest()).list;
    const did = othersDid(on, now);
    if (did.length === 0) {
      toast(words('chargeActStale'), shownLonger);
      return false;
    }
    const [first] = [...chargeConflicts(mine, on, now), ...did].map(({ charge }) => charge.key);
    setBase(on);
    setEdited(mine);
    setTheirs({ rows: now, by: first ? await whoChanged(first) : '' });
    return false;
  };
  const keepMine = (dropped: readonly string[]) => {
    if (!theirs) return;
    const merged = mergedCharges(charges, known, theirs.rows, dropped);
    setBase(theirs.rows);
    setEdited(merged);
    setTheirs(undefined);
    void save(theirs.rows, merged);
  };
  const change = (key: string, changes: Partial<EditedCharge>) =>
    edit(charges.map((charge) => (charge.key === key ? { ...charge, ...changes } : charge)));
  const add = (side: ChargeSide, given: Partial<EditedCharge> = {}): string => {
    const made = newCharge(newCommandId(), side, given);
    edit([...charges, made]);
    return made.key;
  };
  return {
    ...{ charges, known, problems, theirs, change, add, edit, settle, keepMine },
    ...{ count: edited ? countChanges(chargeChanges(charges, known)) : 0, isSaving: saving.isPending },
    /** In place of lines that were added to begin with and have nothing in them yet. */
    addAll: (made: readonly EditedCharge[]) =>
      edit([...charges.filter((charge) => made.length === 0 || !isBlank(charge)), ...made]),
    remove: (key: string) => edit(charges.filter((charge) => charge.key !== key)),
    save: () => save(known, charges),
    /** Saves something else than what the grid shows: one line of a form. */
    saveThese: (mine: EditedCharge[]) => save(known, mine),
    closeConflict: () => setTheirs(undefined),
  };
}
export type ChargeEditor = ReturnType<typeof useChargeEditor>;

/** Once it is marked. */
const showWrong = () => requestAnimationFrame(() => focusFirstError(document.querySelector('main')));

/** Who touched a charge last; unknown where it is gone. */
const whoChanged = (id: string): Promise<string> =>
  call(getCharge, { params: { id } }).then(
    ({ history }) => history.at(-1)?.byName ?? '',
    () => '',
  );
