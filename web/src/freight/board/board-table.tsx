import type { SpaceState } from '@fairway/contract/freight-rates.ts';
import type { LineBoard, LineCell } from '@fairway/contract/freight-search.ts';
import { compareMoney } from '@fairway/domain/money/money.ts';
import type { ReactNode } from 'react';
import { figureText } from '../../entities/field-text.ts';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { ratePath } from '../paths.ts';
import { daysUntil, monthDay } from '../rate-dates.ts';
import { spaceWords } from '../rate-words.ts';
import './board-table.css';

/** It ends so soon after the day that is shown that people should know. */
const soon = 3;

interface BoardTableProps {
  board: LineBoard;
  /** What stands where nothing is offered to a port. */
  emptyCell?: ((podId: string, carrierId: string) => ReactNode) | undefined;
}

/** Ports of discharge by carriers: what a box costs, how long it takes and how long the price holds. */
export function BoardTable({ board, emptyCell }: BoardTableProps) {
  const words = useWords();
  const cells = new Map(board.cells.map((cell) => [`${cell.podId} ${cell.carrierId}`, cell]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <section className="board-scroll" tabIndex={0} aria-label={words('boardTable')}>
      <table className="board-table">
        <thead>
          <tr>
            <th scope="col">{words('ratePod')}</th>
            {board.carriers.map(({ id, fullName, enCode }) => (
              <th key={id} scope="col">
                {fullName}
                <small>{enCode}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {board.ports.map(({ id, fullName, enCode }) => {
            const least = cheapestTo(board, id);
            return (
              <tr key={id}>
                <th scope="row">
                  {fullName}
                  <small>{enCode}</small>
                </th>
                {board.carriers.map((carrier) => {
                  const cell = cells.get(`${id} ${carrier.id}`);
                  return (
                    <td key={carrier.id}>
                      {cell ? (
                        <Cell cell={cell} board={board} isLeast={cell === least} />
                      ) : (
                        (emptyCell?.(id, carrier.id) ?? <span className="board-none">—</span>)
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** The cheapest of several to one port. */
function cheapestTo({ cells }: LineBoard, podId: string): LineCell | undefined {
  const offered = cells.filter((cell) => cell.podId === podId);
  return offered.length < 2
    ? undefined
    : offered.toSorted((one, other) => compareMoney(one.sell, other.sell))[0];
}

interface CellProps {
  cell: LineCell;
  board: LineBoard;
  isLeast: boolean;
}

function Cell({ cell, board, isLeast }: CellProps) {
  const words = useWords();
  const { rateId, sell, transitDays, validTo, space } = cell;
  const isEnding = daysUntil(validTo, board.date) <= soon;
  const asked = new URLSearchParams({
    etd: board.date,
    ...(board.mode === 'FCL' || board.mode === 'RAIL' ? { boxes: `1x${board.boxType}` } : {}),
  });
  return (
    <Link
      to={ratePath(rateId, asked)}
      className={`board-cell${isEnding ? ' board-cell-ending' : ''}${isLeast ? ' board-cell-least' : ''}`}
    >
      <strong className="number">{figureText(sell.amount)}</strong>
      {isLeast && <span className="board-least">{words('rateLeast')}</span>}
      <small className="number">
        {[
          transitDays !== null && words('rateDays', { count: transitDays }),
          words('boardUntil', { day: monthDay(validTo) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {(space === 'tight' || space === 'full') && (
        <small className={`board-space board-space-${space}`}>{words(spaceWords[space as SpaceState])}</small>
      )}
    </Link>
  );
}
