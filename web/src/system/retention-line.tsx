import { getAuditRetention } from '@fairway/contract/system.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { load } from '../wire/calls.ts';
import './retention-line.css';
import { RetentionSheet } from './retention-sheet.tsx';

/** How long what stands here is kept, and the way to change that for who may. */
export function RetentionLine() {
  const words = useWords();
  const [isChanging, setIsChanging] = useState(false);
  // The log itself says when somebody may not see it.
  const { data } = useQuery({ ...load(getAuditRetention, {}), meta: { quiet: true } });
  if (!data) return null;
  return (
    <div className="retention-line">
      <p>{words('auditKept', { days: data.days })}</p>
      {data.canChange && (
        <Button look="quiet" onClick={() => setIsChanging(true)}>
          {words('auditKeptChange')}
        </Button>
      )}
      {isChanging && <RetentionSheet days={data.days} onClose={() => setIsChanging(false)} />}
    </div>
  );
}
