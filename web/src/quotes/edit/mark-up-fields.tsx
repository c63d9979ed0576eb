import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isPrice, type MarkUp } from './edited-lines.ts';

/** So much more for all freight at once. */
export function MarkUpFields({ onApply }: { onApply: (markUp: MarkUp) => void }) {
  const words = useWords();
  const [by, setBy] = useState<MarkUp['by']>('amount');
  const [value, setValue] = useState('');
  const isNumber = isPrice(value);
  const apply = () => isNumber && onApply({ by, value });
  return (
    <div className="quote-mark-up">
      <Choice
        label={words('quoteMarkUp')}
        value={by}
        options={[
          { value: 'amount', label: words('quoteMarkUpAmount') },
          { value: 'percent', label: words('quoteMarkUpPercent') },
        ]}
        onChange={setBy}
      />
      <TextField
        label={words('quoteMarkUpBy')}
        inputMode="decimal"
        value={value}
        hint={words('quoteMarkUpLine')}
        error={value === '' || isNumber ? undefined : words('quoteNumberWrong')}
        after={by === 'percent' && <span className="quote-mark-up-unit">%</span>}
        onChange={(event) => setValue(event.target.value.trim())}
        onKeyDown={(event) => event.key === 'Enter' && apply()}
      />
      <Button disabled={!isNumber} onClick={apply}>
        {words('quoteMarkUpApply')}
      </Button>
    </div>
  );
}
