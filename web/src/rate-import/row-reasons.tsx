import type { CellProblem, PreviewRow, ShownDoubt } from '@fairway/contract/rate-import.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { type Say, useWords } from '../language/words.ts';
import { problemWords } from './problem-words.ts';
import './row-reasons.css';

interface RowReasonsProps {
  row: PreviewRow;
  onProblem: (problem: CellProblem) => void;
  /** The reasons are what one jumps to; on a desk the cells are. */
  isJumpedTo?: boolean;
}

/** What is wrong or doubtful in a row, in words, each with its cell. */
export function RowReasons({ row: { problems, doubts }, onProblem, isJumpedTo = false }: RowReasonsProps) {
  const words = useWords();
  return (
    <>
      {problems.map((problem) => (
        <button
          key={`${problem.cell} ${problem.reason} ${problem.about}`}
          type="button"
          className="row-reason row-reason-bad"
          {...(isJumpedTo && { 'data-cell': problem.cell })}
          onClick={() => onProblem(problem)}
        >
          {problem.cell && <b>{problem.cell}</b>} {isJumpedTo && problem.text && `${problem.text}: `}
          {problemWords(words, problem)}
        </button>
      ))}
      {doubts.map((doubt) => (
        <p key={`${doubt.place} ${doubt.layer}`} className="row-reason row-reason-doubt">
          {doubt.cell && <b>{doubt.cell}</b>} {doubtWords(words, doubt)}
        </p>
      ))}
    </>
  );
}

const layerKeys = { cost: 'rateImportCost', floor: 'rateImportFloor' } as const;

/** Why a price is hardly meant, in a sentence. */
export function doubtWords(words: Say, { place, layer, reason, ...doubt }: ShownDoubt): string {
  const price = [place, layer !== 'sell' && words(layerKeys[layer]), thousandsFormat(doubt.amount)]
    .filter(Boolean)
    .join(' ');
  const than = doubt.than && thousandsFormat(doubt.than);
  if (reason === 'belowZero') return words('rateImportBelowZero', { price });
  if (reason === 'tooLarge') return words('rateImportTooLarge', { price });
  if (reason === 'cheapForSize') return words('rateImportCheapForSize', { price, than });
  const percent = `${(doubt.percent ?? 0) > 0 ? '+' : ''}${doubt.percent}%`;
  return words('rateImportFarFromInForce', { price, than, percent, rateNo: doubt.rateNo });
}
