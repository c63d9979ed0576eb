import type { Reply } from '@fairway/contract/endpoint.ts';
import type { draftCharges } from '@fairway/contract/shipment-charges.ts';
import { multiplyMoney } from '@fairway/domain/money/money.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { countText, nameText } from '../charge-text.ts';
import { sideWords } from '../charge-words.ts';
import './preview-table.css';

export type Drafted = Reply<typeof draftCharges>['list'][number];

interface DraftPreviewProps {
  drafts: readonly Drafted[];
  isTaken: (index: number) => boolean;
  onTake: (index: number, isTaken: boolean) => void;
}

/** Each charge that would be made, to be taken or left. */
export function DraftPreview({ drafts, isTaken, onTake }: DraftPreviewProps) {
  const words = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <section className="preview-table" tabIndex={0} aria-label={words('chargeDraftPreview')}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words('chargeDraftTake')}</span>
            </th>
            <th scope="col">{words('chargeWhat')}</th>
            <th scope="col">{words('chargeSide')}</th>
            <th scope="col">{words('chargeParty')}</th>
            <th scope="col">{words('chargeCount')}</th>
            <th scope="col" className="preview-end">
              {words('chargeAmount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {drafts.map((draft, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            <tr key={index} className={draft.isThere ? 'preview-there' : undefined}>
              <td>
                <input
                  type="checkbox"
                  aria-label={words('chargeTick', { name: nameText(draft) })}
                  checked={isTaken(index)}
                  onChange={(event) => onTake(index, event.target.checked)}
                />
              </td>
              <td>
                {nameText(draft)}
                {draft.isThere && <small> {words('chargeDraftThere')}</small>}
              </td>
              <td>{words(sideWords[draft.side])}</td>
              <td>{draft.partyName || words('chargePartyOpen')}</td>
              <td className="number">{countText(draft, words)}</td>
              <td className="number preview-end">
                {moneyText(multiplyMoney({ currency: draft.currency, amount: draft.price }, draft.quantity))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
