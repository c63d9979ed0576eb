import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { undoUnitChange } from '@fairway/contract/organisation-admin.ts';
import { changeRights, type Grantable, getRightsMatrix, type RoleRights } from '@fairway/contract/rights.ts';
import { useMemo, useState } from 'react';
import { useWords } from '../language/words.ts';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';
import {
  countPending,
  grantedWith,
  nothingPending,
  type PendingRights,
  withChange,
} from './pending-rights.ts';

/** Long enough to be read. */
const shownLonger = 5_000;

interface Matrix {
  modules: readonly Grantable[];
  roles: readonly RoleRights[];
}

/** What is changed in the matrix until it is saved, with the way back. */
export function useRightsEditor({ modules, roles }: Matrix) {
  const words = useWords();
  const [steps, setSteps] = useState<readonly PendingRights[]>([nothingPending]);
  const pending = steps.at(-1) ?? nothingPending;
  /** What was saved last, until something is changed again. */
  const [lastSaved, setLastSaved] = useState<readonly { id: string; version: number }[]>([]);
  const saving = useCommand(changeRights, { quiet: true });
  const undoing = useCommand(undoUnitChange);
  const granted = useMemo(
    () => new Map(roles.map((role) => [role.id, grantedWith(modules, role, pending)])),
    [modules, roles, pending],
  );
  const saved = useMemo(() => new Map(roles.map((role) => [role.id, new Set(role.granted)])), [roles]);

  async function save(): Promise<void> {
    let left = pending;
    const written: { id: string; version: number }[] = [];
    try {
      for (const [roleId, { give, take }] of pending) {
        const role = roles.find(({ id }) => id === roleId);
        if (role)
          written.push(
            await saving.mutateAsync({
              params: { id: roleId },
              body: { version: role.version, give: [...give], take: [...take] },
            }),
          );
        left = new Map([...left].filter(([id]) => id !== roleId));
      }
      toast(words('rightsSaved'));
    } catch (error) {
      const [name] = [...left.keys()].map((id) => roles.find((role) => role.id === id)?.fullName ?? '');
      if (error instanceof AppError)
        toast(
          error.code === refusals.RECORD_CHANGED.code
            ? words('rightsOtherChanged', { name: name ?? '' })
            : error.message,
          shownLonger,
        );
    } finally {
      // Shown as saved only once it is read again: until then a saved role would look as it was.
      await queryClient.invalidateQueries({ queryKey: [getRightsMatrix.name] });
      setSteps([left]);
      setLastSaved(written);
    }
  }

  /** Takes back what was saved last. Somebody may have changed a role since: that one stays, and it is said. */
  async function undoSaved(): Promise<void> {
    const results = await Promise.allSettled(
      lastSaved.map(({ id, version }) => undoing.mutateAsync({ params: { id }, body: { version } })),
    );
    await queryClient.invalidateQueries({ queryKey: [getRightsMatrix.name] });
    setLastSaved([]);
    if (results.every(({ status }) => status === 'fulfilled')) toast(words('rightsTakenBack'));
  }

  return {
    granted,
    saved,
    roleCount: pending.size,
    changeCount: countPending(pending),
    savedCount: lastSaved.length,
    isSaving: saving.isPending || undoing.isPending,
    canUndo: steps.length > 1,
    change(role: RoleRights, change: { give?: readonly string[]; take?: readonly string[] }): void {
      setLastSaved([]);
      setSteps((before) => [...before, withChange(modules, role, before.at(-1) ?? nothingPending, change)]);
    },
    undo: () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
    discard: () => setSteps([nothingPending]),
    save,
    undoSaved,
  };
}

export type RightsEditor = ReturnType<typeof useRightsEditor>;
