import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { shownLonger } from './say-refusal.ts';

export interface ActAnswer {
  reason: string;
  on: string;
  language: 'zh' | 'en';
}

/** What an act needs to know: whether there must be a reason, a day, a language of the paper. */
export interface ActQuestion {
  title: string;
  /** What comes of it. */
  line: string;
  agree: string;
  isDanger?: boolean;
  reason: 'needed' | 'optional' | 'none';
  /** What the day is. */
  day?: string;
  asksLanguage?: boolean;
}

interface ActSheetProps extends ActQuestion {
  /** What is said once it was done: the sheet is closed then. Undefined where it was refused. */
  onAgree: (answer: ActAnswer) => Promise<string | undefined>;
  onClose: () => void;
}

const most = 500;

/** Asks what an act with invoices needs, and says what comes of it. */
export function ActSheet(props: ActSheetProps) {
  const { title, line, agree, isDanger = false, day, asksLanguage = false, onAgree, onClose } = props;
  const words = useWords();
  const [reason, setReason] = useState('');
  const [on, setOn] = useState('');
  const [language, setLanguage] = useState<'zh' | 'en'>('zh');
  const [isBusy, setIsBusy] = useState(false);
  const written = reason.trim();
  const isMissing = (props.reason === 'needed' && written === '') || (day !== undefined && on === '');
  const go = async () => {
    setIsBusy(true);
    const said = await onAgree({ reason: written, on, language });
    setIsBusy(false);
    if (said === undefined) return;
    // What is said in a sheet goes away with it.
    flushSync(onClose);
    toast(said, shownLonger);
  };
  return (
    <Sheet
      title={title}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look={isDanger ? 'danger' : 'primary'}
            busy={isBusy}
            disabled={isMissing || written.length > most}
            onClick={() => void go()}
          >
            {agree}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p className="invoice-act-line">{line}</p>
        {day !== undefined && <DateField label={day} kind="day" value={on} onChange={setOn} />}
        {asksLanguage && (
          <Choice
            label={words('invoicePaperLanguage')}
            value={language}
            options={[
              { value: 'zh', label: words('invoicePaperZh') },
              { value: 'en', label: words('invoicePaperEn') },
            ]}
            onChange={setLanguage}
          />
        )}
        {props.reason !== 'none' && (
          <TextArea
            label={words(props.reason === 'needed' ? 'invoiceReason' : 'invoiceNote')}
            rows={3}
            value={reason}
            most={most}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </div>
    </Sheet>
  );
}
