import type { OrderDetail } from '@fairway/contract/orders.ts';
import { useState } from 'react';
import { currencyOptions } from '../../entities/field-text.ts';
import { useWords } from '../../language/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DifferenceTable } from '../difference-table.tsx';
import { timeText } from '../order-text.ts';
import { ActSheet } from './act-sheet.tsx';
import './act-sheets.css';
import type { OrderActsOf } from './use-order-acts.ts';

interface AnswerSheetProps {
  order: OrderDetail;
  acts: Pick<OrderActsOf, 'answerAmend' | 'answerCancel'>;
  onDone: () => void;
  onClose: () => void;
}

const mostRemark = 500;
const isAmount = (text: string): boolean => /^\d{1,12}(\.\d{1,2})?$/.test(text) && Number(text) > 0;

/** What the customer asked for, granted or refused. */
export function AnswerSheet({ order: { asked }, acts, onDone, onClose }: AnswerSheetProps) {
  const words = useWords();
  const [answer, setAnswer] = useState<'grant' | 'refuse'>('grant');
  const [remark, setRemark] = useState('');
  const [isCharged, setIsCharged] = useState(false);
  const [amount, setAmount] = useState('');
  const [currency, setCurrency] = useState('USD');
  if (!asked) return null;
  const isCancel = asked.request === 'cancel';
  const isGranted = answer === 'grant';
  const asksFreight = isCancel && isGranted;
  const answerIt = () => {
    const text = remark.trim();
    if (!isCancel) return acts.answerAmend(isGranted, text);
    const deadFreight = asksFreight && isCharged ? { currency, amount } : null;
    return acts.answerCancel({ isGranted, remark: text, deadFreight });
  };
  return (
    <ActSheet
      title={words(isCancel ? 'orderAnswerCancel' : 'orderAnswerAmend')}
      agree={words(isGranted ? 'orderGrant' : 'orderRefuse')}
      look={isGranted && !isCancel ? 'primary' : 'danger'}
      wide={!isCancel}
      isReady={remark.length <= mostRemark && (!asksFreight || !isCharged || isAmount(amount))}
      onAct={answerIt}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        {words('orderAskedBy', { name: asked.byName, time: timeText(asked.at) })}
        {asked.remark && words('orderColon') + asked.remark}
      </p>
      {asked.differences.length > 0 && (
        <DifferenceTable label={words('orderAskedAmend')} differences={asked.differences} />
      )}
      <Choice
        label={words(isCancel ? 'orderAnswerCancel' : 'orderAnswerAmend')}
        value={answer}
        options={[
          { value: 'grant', label: words('orderGrant') },
          { value: 'refuse', label: words('orderRefuse') },
        ]}
        onChange={setAnswer}
      />
      {asksFreight && (
        <>
          <Switch label={words('orderDeadFreightAsk')} checked={isCharged} onChange={setIsCharged} />
          {isCharged && (
            <div className="dead-freight">
              <SelectField
                label={words('orderDeadFreightCurrency')}
                placeholder={words('pickPlaceholder')}
                value={currency}
                options={currencyOptions()}
                onChange={(event) => setCurrency(event.target.value || 'USD')}
              />
              <TextField
                label={words('orderDeadFreightAmount')}
                inputMode="decimal"
                value={amount}
                onChange={(event) => setAmount(event.target.value.trim())}
              />
            </div>
          )}
        </>
      )}
      <TextArea
        label={words('orderAnswerRemark')}
        rows={2}
        value={remark}
        most={mostRemark}
        onChange={(event) => setRemark(event.target.value)}
      />
    </ActSheet>
  );
}
