import { type SpaceState, spaceStates } from '@fairway/contract/freight-rates.ts';
import type { LineBoard } from '@fairway/contract/freight-search.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useLinks } from '../../wire/navigation/links.ts';
import { useSession } from '../../wire/session-store.ts';
import { moneyText } from '../money-text.ts';
import { PriceChange } from '../price-change.tsx';
import { spaceWords } from '../rate-words.ts';
import './board-head.css';

interface BoardHeadProps {
  board: LineBoard;
  /** What else can be done with the line. */
  acts?: ReactNode;
}

/** Who answers for the line, what it costs on average against the week before, and how full it is. */
export function BoardHead({ board, acts }: BoardHeadProps) {
  const words = useWords();
  const { line, average, change, cells, boxType } = board;
  return (
    <section className="board-head" aria-label={line.fullName}>
      <h2>
        {line.fullName} <small>{line.enCode}</small>
      </h2>
      <LineOwner board={board} />
      {average && (
        <p className="board-average number">
          {words('boardAverage', { box: boxType || line.currency })} <strong>{moneyText(average)}</strong>
          {change && (
            <>
              <PriceChange change={change} />
              <small>{words('boardAgainst')}</small>
            </>
          )}
        </p>
      )}
      {cells.length > 0 && <SpaceHeat board={board} />}
      {acts}
    </section>
  );
}

function LineOwner({ board: { line } }: { board: LineBoard }) {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const links = useLinks();
  const me = useSession(({ userInfo }) => userInfo?.userId);
  if (!line.ownerId || !line.ownerName) return null;
  const person = { id: line.ownerId, name: line.ownerName, headIcon: '' };
  if (person.id === me) return <p>{words('boardOwner', { name: person.name })}</p>;
  return (
    <Button look="quiet" icon="message" onClick={() => void navigate(links.chatWith(person, isDesk))}>
      {words('boardOwner', { name: person.name })}
    </Button>
  );
}

/** How many of the offers have room: a bar, and the same in words. */
function SpaceHeat({ board: { cells } }: { board: LineBoard }) {
  const words = useWords();
  const counts = spaceStates
    .map((space) => ({ space, count: cells.filter((cell) => cell.space === space).length }))
    .filter(({ count }) => count > 0);
  return (
    <div className="board-heat">
      <span>{words('rateSpace')}</span>
      <span className="board-heat-bar" aria-hidden="true">
        {counts.map(({ space, count }) => (
          <span key={space} className={`board-heat-${space}`} style={{ flexGrow: count }} />
        ))}
      </span>
      <span className="number">
        {counts.map(({ space, count }) => `${words(spaceWords[space as SpaceState])} ${count}`).join(' · ')}
      </span>
    </div>
  );
}
