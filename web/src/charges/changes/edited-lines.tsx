import type { ChargeRow } from '@fairway/contract/shipment-charges.ts';
import { roundMoney, subtractMoney } from '@fairway/domain/money/money.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { amountText, countText, nameText, signedText } from '../charge-text.ts';
import { sideWords } from '../charge-words.ts';
import {
  changedFields,
  type EditedCharge,
  editedOf,
  worthOf,
  wrongFields,
} from '../shipment/edited-charges.ts';
import type { ChangeDraft } from './change-draft.ts';

interface EditedLinesProps {
  rows: readonly ChargeRow[];
  draft: ChangeDraft;
  isDesk: boolean;
  /** The charge one begins with. */
  first: string | null;
  onChange: (charge: EditedCharge) => void;
  onEdit: (charge: EditedCharge) => void;
  onRemove: (key: string) => void;
  onRestore: (key: string) => void;
}

/** Every charge that can be changed, as it is and as it is to be; new ones below them. */
export function EditedLines(props: EditedLinesProps) {
  const { rows, draft } = props;
  const words = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <section className="change-table" tabIndex={0} aria-label={words('changeLines')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words('changeCharge')}</th>
            <th scope="col">{words('changeBefore')}</th>
            <th scope="col">{words('changeAfter')}</th>
            <th scope="col">{words('changeDifference')}</th>
            <th scope="col">
              <span className="visually-hidden">{words('chargeMoreActs')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {editedOf(rows).map((was) => (
            <Line key={was.key} was={was} is={draft.after[was.key] ?? was} {...props} />
          ))}
          {draft.added.map((charge) => (
            <Line key={charge.key} was={undefined} is={charge} {...props} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LineProps extends EditedLinesProps {
  was: EditedCharge | undefined;
  is: EditedCharge;
}

function Line({ was, is, draft, isDesk, first, onChange, onEdit, onRemove, onRestore }: LineProps) {
  const words = useWords();
  const isGone = draft.removed.includes(is.key);
  const name = nameText(is);
  const row = was?.row;
  const worth = worthOf(is)?.gross;
  const isTouched = isGone || !was || changedFields(is, was).length > 0;
  const [before, after] = [row?.amount ?? '0', isGone ? '0' : worth?.amount];
  const isOneCurrency = !row || isGone || row.currency === is.currency;
  const currency = isGone && row ? row.currency : is.currency;
  return (
    <tr className={isTouched ? undefined : 'change-same'}>
      <th scope="row">
        {name}
        <small>{[words(sideWords[is.side]), is.partyName].filter(Boolean).join(' · ')}</small>
      </th>
      <td data-name={words('changeBefore')}>
        {row ? (
          <span>
            <strong className="number">{amountText(row)}</strong>
            <small className="number">{countText(row, words)}</small>
          </span>
        ) : (
          '—'
        )}
      </td>
      <td data-name={words('changeAfter')} className={isTouched ? 'change-after' : undefined}>
        {isGone && <strong className="change-gone">{words('changeRemoved')}</strong>}
        {!isGone && isDesk && (
          <span className="change-inputs">
            <Figure {...{ is, onChange }} field="quantity" label={words('changeQuantityOf', { name })} />
            ×
            <Figure
              {...{ is, onChange }}
              field="price"
              label={words('changePriceOf', { name })}
              isFirst={first === is.key}
            />
            <strong className="number">{worth ? moneyText(worth) : '—'}</strong>
          </span>
        )}
        {!isGone && !isDesk && (
          <span>
            <strong className="number">{worth ? moneyText(worth) : '—'}</strong>
            <small className="number">{countText(is, words)}</small>
          </span>
        )}
      </td>
      <td data-name={words('changeDifference')}>
        {isTouched && after !== undefined && isOneCurrency ? (
          <strong className="number">
            {signedText(roundMoney(subtractMoney({ currency, amount: after }, { currency, amount: before })))}
          </strong>
        ) : (
          '—'
        )}
      </td>
      <td>
        <span className="change-acts">
          {!isGone && (
            <IconButton icon="edit" label={words('changeEditMore', { name })} onClick={() => onEdit(is)} />
          )}
          {isGone ? (
            <IconButton
              icon="undo"
              label={words('changeRestore', { name })}
              onClick={() => onRestore(is.key)}
            />
          ) : (
            <IconButton
              icon="trash"
              label={words('changeRemoveCharge', { name })}
              onClick={() => onRemove(is.key)}
            />
          )}
        </span>
      </td>
    </tr>
  );
}

interface FigureProps {
  is: EditedCharge;
  field: 'quantity' | 'price';
  label: string;
  isFirst?: boolean;
  onChange: (charge: EditedCharge) => void;
}

function Figure({ is, field, label, isFirst = false, onChange }: FigureProps) {
  return (
    <input
      className="number"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={wrongFields(is).includes(field) || undefined}
      // biome-ignore lint/a11y/noAutofocus: who comes to change one charge begins there
      autoFocus={isFirst}
      value={is[field]}
      onFocus={(event) => event.target.select()}
      onChange={({ target }) => onChange({ ...is, [field]: target.value.trim() })}
    />
  );
}
