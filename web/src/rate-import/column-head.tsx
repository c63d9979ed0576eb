import {
  type ColumnTarget,
  type PlainTarget,
  type PriceLayer,
  plainTargets,
  priceLayers,
} from '@fairway/contract/rate-import.ts';
import { type PlainKey, useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { fieldWords } from './problem-words.ts';
import { choiceOf, targetOf } from './target-choice.ts';

export interface SheetColumn {
  column: number;
  letter: string;
  heading: string;
  samples: readonly string[];
}

interface ColumnHeadProps {
  column: SheetColumn;
  target: ColumnTarget | undefined;
  boxTypes: readonly string[];
  chargeCodes: readonly string[];
  onChange: (target: ColumnTarget | undefined) => void;
}

const weights = ['0', '45', '100', '300', '500', '1000'];
const usualBoxes = 'boxes:20GP/40GP/40HQ';
const layerKeys: Record<PriceLayer, PlainKey> = {
  sell: 'rateImportSell',
  cost: 'rateImportCost',
  floor: 'rateImportFloor',
};

/** The head of a column: what stands there, and what it means. */
export function ColumnHead({ column, target, boxTypes, chargeCodes, onChange }: ColumnHeadProps) {
  const words = useWords();
  const layers = useLayers();
  const seesContract = useCan('freight', 'column', 'contract_no');
  const { letter, heading } = column;
  const layer = target && 'layer' in target ? target.layer : 'sell';
  const name = heading || words('rateImportNoHeading');
  const choice = choiceOf(target);
  const ownBox = target?.to === 'surcharge' && target.box !== undefined;
  const plain = plainTargets.filter((one: PlainTarget) => one !== 'contractNo' || seesContract);
  return (
    <div className="column-head">
      <span className="column-head-name" title={name}>
        <span className="column-head-letter">{letter}</span> {name}
      </span>
      <select
        aria-label={words('rateImportMeaningOf', { column: `${letter} ${name}` })}
        className={choice === '' ? 'column-head-none' : undefined}
        value={choice}
        onChange={(event) => onChange(targetOf(event.target.value, layer))}
      >
        <option value="">{words('rateImportNotImported')}</option>
        <optgroup label={words('rateImportFields')}>
          {plain.map((one) => (
            <option key={one} value={one}>
              {fieldWords(words, one)}
            </option>
          ))}
        </optgroup>
        <optgroup label={words('rateImportBoxPrices')}>
          {boxTypes.map((box) => (
            <option key={box} value={`box:${box}`}>
              {box}
            </option>
          ))}
          {[...new Set([usualBoxes, ...(choice.startsWith('boxes:') ? [choice] : [])])].map((value) => (
            <option key={value} value={value}>
              {words('rateImportSeveralBoxes', { boxes: value.slice('boxes:'.length) })}
            </option>
          ))}
        </optgroup>
        <optgroup label={words('rateImportOtherPrices')}>
          <option value="perRt">{words('rateImportPerRt')}</option>
          <option value="minimumCharge">{words('rateImportMinimumCharge')}</option>
          {weights.map((kg) => (
            <option key={kg} value={`weight:${kg}`}>
              {`+${kg} kg`}
            </option>
          ))}
          <option value="weightMinimum">{words('rateImportWeightMinimum')}</option>
        </optgroup>
        <optgroup label={words('rateImportSurcharges')}>
          {ownBox && <option value={choice}>{`${target.code} ${target.box}`}</option>}
          {chargeCodes.map((code) => (
            <option key={code} value={`surcharge:${code}`}>
              {code}
            </option>
          ))}
        </optgroup>
      </select>
      {target && 'layer' in target && layers.length > 1 && (
        <select
          aria-label={words('rateImportLayerOf', { column: `${letter} ${name}` })}
          value={layer}
          onChange={(event) => onChange({ ...target, layer: event.target.value as PriceLayer })}
        >
          {layers.map((one) => (
            <option key={one} value={one}>
              {words(layerKeys[one])}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** Which prices this person may write. */
function useLayers(): PriceLayer[] {
  const seesCost = useCan('freight', 'column', 'cost');
  const seesFloor = useCan('freight', 'column', 'floor');
  const seen = { sell: true, cost: seesCost, floor: seesFloor };
  return priceLayers.filter((layer) => seen[layer]);
}
