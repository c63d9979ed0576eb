import { AppError } from '@fairway/contract/app-error.ts';
import type { FlowAct } from '@fairway/contract/workflow.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { choicesQuery } from './choices.ts';
import type { MissingNode } from './operate-path.ts';
import { OperationForm } from './operation-form.tsx';
import type { Operating } from './use-operation.ts';

/** A page of its own on a phone, a sheet beside the flow on a desk. */
export type OperationFrame = ComponentType<{
  title: string;
  buttons: ReactNode;
  onClose: () => void;
  children: ReactNode;
}>;

interface OperationProps extends Omit<Operating, 'onMissing'> {
  frame: OperationFrame;
  onClose: () => void;
}

const titles: Partial<Record<FlowAct, PlainKey>> = {
  submit: 'operateSubmit',
  audit: 'operateAudit',
  reject: 'operateReject',
  transfer: 'operateTransfer',
  freeApprover: 'operateFreeApprover',
  reduceSign: 'operateReduceSign',
  recall: 'operateRecall',
  revoke: 'operateRevoke',
  revokeApproved: 'operateRevokeApproved',
  copy: 'operateCopy',
  cancel: 'operateCancel',
  assign: 'operateAssign',
  change: 'operateChange',
  suspend: 'operateSuspend',
  restore: 'operateRestore',
  resurgence: 'operateResurgence',
};

/** Whether an act asks for something to be said or chosen. */
export const isAsking = (act: FlowAct): boolean => titles[act] !== undefined;

/** Asks for what has to be said with an act, once it is known what there is to choose. */
export function Operation({ frame: Frame, onClose, ...operating }: OperationProps) {
  const words = useWords();
  const { act, config, pending } = operating;
  const [missing, setMissing] = useState<readonly MissingNode[]>(operating.missing);
  const { data, error, refetch } = useQuery(choicesQuery(act, config, pending));
  const title = words(titles[act] ?? 'actDone');
  if (data)
    return (
      <OperationForm
        key={missing.map(({ nodeId }) => nodeId).join(' ')}
        {...operating}
        {...{ missing, title, onClose }}
        choices={data}
        frame={Frame}
        onMissing={setMissing}
      />
    );
  return (
    <Frame title={title} onClose={onClose} buttons={<Button onClick={onClose}>{words('cancel')}</Button>}>
      {!error && <Skeleton count={3} />}
      {error && (
        <Empty
          drawing="broken"
          title={error instanceof AppError ? error.message : words('loadFailed')}
          action={<Button onClick={() => void refetch()}>{words('retry')}</Button>}
        />
      )}
    </Frame>
  );
}
