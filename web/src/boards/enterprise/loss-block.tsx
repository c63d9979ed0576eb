import { listBoardShipments } from '@fairway/contract/boards.ts';
import { useQuery } from '@tanstack/react-query';
import { shipmentChargesPathOf } from '../../charges/paths.ts';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import { Block } from '../block.tsx';
import type { Question } from '../board-question.ts';
import '../board-table.css';
import { exactMetric } from '../board-text.ts';

interface LossBlockProps {
  question: Question;
  /** All of them. */
  listHref: string;
}

const few = 8;

/** Shipments that cost more than they bring in, the worst first. */
export function LossBlock({ question, listHref }: LossBlockProps) {
  const words = useWords();
  const { compare: _, ...asked } = question;
  const body = { ...asked, isLoss: true, sidx: 'profit', sort: 'asc', pageSize: few } as const;
  const query = useQuery(load(listBoardShipments, { body }));
  return (
    <Block
      title={words('boardsLoss')}
      tools={
        (query.data?.pagination.total ?? 0) > few && (
          <Link to={listHref}>
            {words('boardsSeeList')} {query.data?.pagination.total}
          </Link>
        )
      }
    >
      <Loaded query={query}>
        {({ list, total }) =>
          list.length === 0 ? (
            <p>{words('boardsNoLoss')}</p>
          ) : (
            <div className="board-table-scroll">
              <table className="board-table">
                <caption className="visually-hidden">{words('boardsLoss')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{words('boardsShipmentNo')}</th>
                    <th scope="col" className="board-table-text">
                      {words('boardsCustomer')}
                    </th>
                    <th scope="col">{words('boardsRevenue')}</th>
                    <th scope="col">{words('boardsProfit')}</th>
                  </tr>
                </thead>
                <tbody>
                  {list.map(({ id, shipmentNo, customerName, values }) => (
                    <tr key={id}>
                      <th scope="row">
                        <Link to={shipmentChargesPathOf(id)}>{shipmentNo}</Link>
                      </th>
                      <td className="board-table-text" title={customerName}>
                        {customerName}
                      </td>
                      <td className="number">{exactMetric(words, 'revenue', values.revenue)}</td>
                      <td className="number board-bad">{exactMetric(words, 'profit', values.profit)}</td>
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">{words('boardsTotal')}</th>
                    <td />
                    <td className="number">{exactMetric(words, 'revenue', total.revenue)}</td>
                    <td className="number">{exactMetric(words, 'profit', total.profit)}</td>
                  </tr>
                </tfoot>
              </table>
            </div>
          )
        }
      </Loaded>
    </Block>
  );
}
