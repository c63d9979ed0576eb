import { AppError } from '@fairway/contract/app-error.ts';
import {
  askChargeChange,
  type ChangeDetail,
  createChargeChange,
  previewChargeChange,
  updateChargeChange,
} from '@fairway/contract/charge-changes.ts';
import type { ChargeRow } from '@fairway/contract/shipment-charges.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { changeReads, chargeReads } from '../charge-reads.ts';
import { changePathOf, shipmentChargesPathOf } from '../paths.ts';
import { ChargeFormSheet } from '../shipment/charge-form-sheet.tsx';
import { type EditedCharge, editedOf, newCharge } from '../shipment/edited-charges.ts';
import { useChargeRights } from '../use-charge-rights.ts';
import { type ChangeDraft, draftOf, emptyDraft, sentLines } from './change-draft.ts';
import './changes.css';
import { EditedLines } from './edited-lines.tsx';
import { isChangeable } from './is-changeable.ts';
import { ProfitByChange } from './profit-by-change.tsx';

interface ChangeEditorProps {
  shipmentId: string;
  rows: readonly ChargeRow[];
  /** One that was written before. */
  change?: ChangeDetail | undefined;
}

const mostReason = 500;
const shownLonger = 4_000;

/** Writes a change order: charges of closed months before and after, side by side, and what is earned by it. */
export function ChangeEditor({ shipmentId, rows: all, change }: ChangeEditorProps) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const [address] = useSearchParams();
  const { mayEdit, sides, seesConfidential } = useChargeRights();
  const rows = all.filter(isChangeable);
  const [draft, setDraft] = useState<ChangeDraft>(() => (change ? draftOf(change, rows) : emptyDraft));
  const first = address.get('line');
  const [form, setForm] = useState<EditedCharge | undefined>(() =>
    isDesk || !first ? undefined : editedOf(rows).find(({ key }) => key === first),
  );
  const lines = sentLines(draft, rows);
  const asked = useDeferredValue(JSON.stringify(lines ?? []));
  const preview = useQuery({
    ...load(previewChargeChange, { body: { shipmentId, lines: JSON.parse(asked) } }),
    enabled: asked !== '[]',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
    retry: false,
  });
  const saving = useSaving({ shipmentId, change });
  const problem = asked !== '[]' && preview.error instanceof AppError ? preview.error.message : '';
  const isReady = lines !== undefined && lines.length > 0 && draft.reason.length <= mostReason;
  const set = (changes: Partial<ChangeDraft>) => setDraft({ ...draft, ...changes });
  const keep = (charge: EditedCharge) => {
    if (charge.row)
      set({
        after: { ...draft.after, [charge.key]: charge },
        removed: draft.removed.filter((key) => key !== charge.key),
      });
    else set({ added: [...draft.added.filter(({ key }) => key !== charge.key), charge] });
    setForm(undefined);
  };
  const drop = (key: string) => {
    set({
      added: draft.added.filter((charge) => charge.key !== key),
      removed: rows.some(({ id }) => id === key) ? [...draft.removed, key] : draft.removed,
    });
    setForm(undefined);
  };
  const buttons = (
    <>
      <Button disabled={!isReady} busy={saving.isBusy} onClick={() => void saving.save(draft, lines ?? [])}>
        {words('changeSave')}
      </Button>
      <Button
        look="primary"
        icon="check"
        disabled={!isReady || draft.reason.trim() === '' || problem !== ''}
        busy={saving.isBusy}
        onClick={() => void saving.save(draft, lines ?? [], true)}
      >
        {words('changeAsk')}
      </Button>
    </>
  );
  if (!mayEdit || (rows.length === 0 && !change))
    return (
      <Page title={words('changeNew')} back={shipmentChargesPathOf(shipmentId)}>
        {mayEdit ? (
          <Empty title={words('changeNothing')} line={words('changeNothingLine')} />
        ) : (
          <Empty drawing="locked" title={words('noPermission')} />
        )}
      </Page>
    );
  return (
    <Page
      title={change ? change.changeNo : words('changeNew')}
      back={shipmentChargesPathOf(shipmentId)}
      width={isDesk ? 'whole' : 'column'}
      actions={isDesk && buttons}
      foot={!isDesk && <ActionBar>{buttons}</ActionBar>}
    >
      <Card
        title={words('changeLines')}
        state={
          <Button icon="plus" onClick={() => setForm(newCharge(newCommandId(), sides[0] ?? 'receivable'))}>
            {words('changeAddCharge')}
          </Button>
        }
      >
        <p className="change-note">{words('changeLocked')}</p>
        <EditedLines
          {...{ rows, draft, isDesk, first }}
          onChange={(charge) => set({ after: { ...draft.after, [charge.key]: charge } })}
          onEdit={setForm}
          onRemove={drop}
          onRestore={(key) => set({ removed: draft.removed.filter((one) => one !== key) })}
        />
        {problem && (
          <p className="change-problem" role="alert">
            {problem}
          </p>
        )}
      </Card>
      <Card title={words('changeReason')}>
        <TextArea
          label={words('changeReason')}
          hint={words('changeReasonHint')}
          rows={3}
          value={draft.reason}
          most={mostReason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      </Card>
      {asked !== '[]' && !problem && <ProfitByChange profit={preview.data?.profit} />}
      {form && (
        <ChargeFormSheet
          key={form.key}
          charge={form}
          {...{ sides, seesConfidential, problems: {}, isBusy: false }}
          onSave={keep}
          onRemove={
            form.row || draft.added.some(({ key }) => key === form.key) ? () => drop(form.key) : undefined
          }
          onClose={() => setForm(undefined)}
        />
      )}
    </Page>
  );
}

/** Keeps it, and asks for its approval where that is wanted; then it is shown. */
function useSaving({ shipmentId, change }: Pick<ChangeEditorProps, 'shipmentId' | 'change'>) {
  const words = useWords();
  const navigate = useNavigate();
  const options = { refreshes: [...changeReads, ...chargeReads], quiet: true };
  const creating = useCommand(createChargeChange, options);
  const updating = useCommand(updateChargeChange, options);
  const asking = useCommand(askChargeChange, options);
  const save = async (
    { reason }: ChangeDraft,
    lines: NonNullable<ReturnType<typeof sentLines>>,
    isAsked = false,
  ) => {
    let id = '';
    try {
      const body = { reason: reason.trim(), lines };
      const kept = change
        ? await updating.mutateAsync({
            params: { id: change.id },
            body: { version: change.version, ...body },
          })
        : await creating.mutateAsync({ body: { shipmentId, ...body } });
      id = kept.id;
      if (isAsked) await asking.mutateAsync({ params: { id }, body: { version: kept.version } });
      toast(words(isAsked ? 'changeSubmitted' : 'changeSaved'));
    } catch (error) {
      if (error instanceof AppError) toast(error.message, shownLonger);
    }
    // What was kept is not written twice, whatever became of asking.
    if (id) void navigate(changePathOf(id), { replace: true });
  };
  return { save, isBusy: creating.isPending || updating.isPending || asking.isPending };
}
