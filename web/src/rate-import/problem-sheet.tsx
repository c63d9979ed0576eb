import {
  answerPortSpelling,
  type CellProblem,
  previewRateImport,
  type SpellingAnswer,
} from '@fairway/contract/rate-import.ts';
import { useState } from 'react';
import { EntitySelect } from '../entities/entity-filter.tsx';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Switch } from '../ui/switch.tsx';
import { useCommand } from '../wire/calls.ts';
import './problem-sheet.css';
import { problemWords } from './problem-words.ts';

interface ProblemSheetProps {
  problem: CellProblem | undefined;
  onClose: () => void;
  onAnswer: (answer: SpellingAnswer) => void;
  onLeave: (row: number) => void;
}

const spellings: Readonly<Record<string, 'port' | 'carrier'>> = {
  ...{ unknownPort: 'port', ambiguousPort: 'port', unknownCarrier: 'carrier', ambiguousCarrier: 'carrier' },
};

/** One cell that cannot be read: why, what may have been meant, or to go on without its row. */
export function ProblemSheet({ problem, onClose, onAnswer, onLeave }: ProblemSheetProps) {
  const words = useWords();
  const of = problem && spellings[problem.reason];
  return (
    <Sheet
      title={problem ? words('rateImportProblemAt', { cell: problem.cell || problem.row }) : ''}
      open={problem !== undefined}
      onClose={onClose}
      actions={
        problem && (
          <Button wide onClick={() => onLeave(problem.row)}>
            {words('rateImportLeaveRow', { row: problem.row })}
          </Button>
        )
      }
    >
      {problem && (
        <div className="problem-sheet">
          {problem.text && <blockquote>{problem.text}</blockquote>}
          <p>{problemWords(words, problem)}</p>
          {of ? (
            <SpellingQuestion key={problem.cell} of={of} problem={problem} onAnswer={onAnswer} />
          ) : (
            <p className="problem-sheet-hint">{words('rateImportMendInSheet')}</p>
          )}
        </div>
      )}
    </Sheet>
  );
}

interface SpellingQuestionProps {
  of: 'port' | 'carrier';
  problem: CellProblem;
  onAnswer: (answer: SpellingAnswer) => void;
}

function SpellingQuestion({ of, problem, onAnswer }: SpellingQuestionProps) {
  const words = useWords();
  const mayKeep = useCan('masterData', 'button', 'btn_edit') && of === 'port';
  const [keeps, setKeeps] = useState(mayKeep);
  const keep = useCommand(answerPortSpelling, { refreshes: [previewRateImport] });
  const spelling = problem.about || problem.text;
  const answer = (id: string) => {
    if (id === '') return;
    onAnswer({ of, spelling: spelling.slice(0, 80), id });
    if (keeps && mayKeep && spelling.length <= 40) keep.mutate({ body: { spelling, portId: id } });
  };
  const label = words('rateImportMeans', { spelling });
  return (
    <>
      {problem.proposals.length > 0 && (
        <div className="problem-sheet-proposals">
          {problem.proposals.map(({ id, name }) => (
            <Button key={id} look="primary" onClick={() => answer(id)}>
              {name}
            </Button>
          ))}
        </div>
      )}
      <p className="problem-sheet-label">{label}</p>
      <EntitySelect entity={of === 'port' ? 'Port' : 'Carrier'} label={label} value="" onChange={answer} />
      {mayKeep && <Switch label={words('rateImportKeepSpelling')} checked={keeps} onChange={setKeeps} />}
    </>
  );
}
