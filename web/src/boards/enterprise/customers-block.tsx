import type { getEnterpriseBoard } from '@fairway/contract/boards.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { useWords } from '../../language/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Block } from '../block.tsx';
import './customers-block.css';

interface CustomersBlockProps {
  board: Reply<typeof getEnterpriseBoard>;
  onDrill: (dimension: 'customer', key: string) => void;
}

/** How much hangs on a few customers, who came and who went. */
export function CustomersBlock({ board, onDrill }: CustomersBlockProps) {
  const words = useWords();
  const { concentration, customers } = board;
  const named = (title: string, ones: readonly { key: string; name: string; lastOn?: string }[]) =>
    ones.length > 0 && (
      <div>
        <h3 className="board-customers-head">{title}</h3>
        <ul className="board-customers">
          {ones.map(({ key, name, lastOn }) => (
            <li key={key}>
              <button type="button" onClick={() => onDrill('customer', key)}>
                <span>{name}</span>
                {lastOn && <small className="number">{words('boardsLostLine', { day: lastOn })}</small>}
              </button>
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <Block title={words('boardsConcentration')}>
      <Facts
        facts={[
          [words('boardsTopFive'), concentration && <span className="number">{concentration.top}%</span>],
          [words('boardsHhi'), concentration && <span className="number">{concentration.index}</span>],
          [
            words('boardsActive'),
            <span key="active" className="number">
              {customers.active}
            </span>,
          ],
          [
            words('boardsFresh'),
            <span key="fresh" className="number">
              {customers.fresh}
            </span>,
          ],
          [
            words('boardsLost'),
            <span key="lost" className="number">
              {customers.lost}
            </span>,
          ],
        ]}
      />
      {named(words('boardsFresh'), customers.freshOnes)}
      {named(words('boardsLost'), customers.lostOnes)}
    </Block>
  );
}
