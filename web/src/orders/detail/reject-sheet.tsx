import { type RejectReason, rejectReasons } from '@fairway/contract/order-fields.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { rejectWords } from '../order-words.ts';
import { ActSheet } from './act-sheet.tsx';

interface RejectSheetProps {
  onReject: (reason: RejectReason, remark: string) => Promise<boolean>;
  onDone: () => void;
  onClose: () => void;
}

const mostRemark = 500;

/** Why an order is refused. */
export function RejectSheet({ onReject, onDone, onClose }: RejectSheetProps) {
  const words = useWords();
  const [reason, setReason] = useState('');
  const [remark, setRemark] = useState('');
  const chosen = rejectReasons.find((one) => one === reason);
  return (
    <ActSheet
      title={words('orderRejectTitle')}
      agree={words('orderReject')}
      look="danger"
      isReady={chosen !== undefined && remark.length <= mostRemark}
      onAct={async () => chosen !== undefined && onReject(chosen, remark.trim())}
      onDone={onDone}
      onClose={onClose}
    >
      <SelectField
        label={words('orderReasonCode')}
        placeholder={words('pickPlaceholder')}
        value={reason}
        options={rejectReasons.map((value) => ({ value, label: words(rejectWords[value]) }))}
        onChange={(event) => setReason(event.target.value)}
      />
      <TextArea
        label={words('orderReasonRemark')}
        rows={3}
        value={remark}
        most={mostRemark}
        onChange={(event) => setRemark(event.target.value)}
      />
    </ActSheet>
  );
}
