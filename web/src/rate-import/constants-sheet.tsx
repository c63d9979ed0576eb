import { rateTypes, transportModes, validityBases } from '@fairway/contract/freight-rates.ts';
import {
  type DateOrder,
  dateOrders,
  type ImportConstants,
  type RateMapping,
} from '@fairway/contract/rate-import.ts';
import { EntitySelect } from '../entities/entity-filter.tsx';
import { type PlainKey, useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/dates/date-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import './constants-sheet.css';

interface ConstantsSheetProps {
  open: boolean;
  mapping: RateMapping;
  onChange: (mapping: RateMapping) => void;
  onClose: () => void;
}

const modeKeys: Record<(typeof transportModes)[number], PlainKey> = {
  ...{ FCL: 'rateImportFcl', LCL: 'rateImportLcl', AIR: 'rateImportAir', RAIL: 'rateImportRail' },
};
const basisKeys: Record<(typeof validityBases)[number], PlainKey> = {
  soEtd: 'rateImportSoEtd',
  scheduledEtd: 'rateImportScheduledEtd',
  vesselAtd: 'rateImportVesselAtd',
  lastEtd: 'rateImportLastEtd',
  onBoard: 'rateImportOnBoard',
  feederEtd: 'rateImportFeederEtd',
  feederAtd: 'rateImportFeederAtd',
};
const orderKeys: Record<DateOrder, PlainKey> = {
  ...{ auto: 'rateImportOrderAuto', dayFirst: 'rateImportDayFirst', monthFirst: 'rateImportMonthFirst' },
};

/** What holds for every row of the sheet where it says nothing itself. */
export function ConstantsSheet({ open, mapping, onChange, onClose }: ConstantsSheetProps) {
  const words = useWords();
  const { constants, dateOrder, fillsDown, takesHiddenRows } = mapping;
  const set = (changes: { [K in keyof ImportConstants]?: ImportConstants[K] | undefined }) => {
    const next = Object.entries({ ...constants, ...changes }).filter(([, value]) => value !== undefined);
    onChange({ ...mapping, constants: Object.fromEntries(next) as ImportConstants });
  };
  const one = <K extends 'polId' | 'podId' | 'carrierId'>(field: K, entity: string, key: PlainKey) => (
    <div className="constants-sheet-pick">
      <span>{words(key)}</span>
      <EntitySelect
        {...{ entity, label: words(key), value: constants[field] ?? '' }}
        onChange={(id) => set({ [field]: id || undefined })}
      />
    </div>
  );
  return (
    <Sheet
      title={words('rateImportConstants')}
      {...{ open, onClose }}
      actions={
        <Button look="primary" wide onClick={onClose}>
          {words('rateImportConstantsDone')}
        </Button>
      }
    >
      <div className="constants-sheet">
        <p className="constants-sheet-line">{words('rateImportConstantsLine')}</p>
        <SelectField
          label={words('rateImportMode')}
          placeholder={words('rateImportInSheet')}
          value={constants.mode ?? ''}
          options={transportModes.map((value) => ({ value, label: words(modeKeys[value]) }))}
          onChange={({ target }) => set({ mode: transportModes.find((mode) => mode === target.value) })}
        />
        {one('polId', 'Port', 'rateImportPol')}
        {one('podId', 'Port', 'rateImportPod')}
        {one('carrierId', 'Carrier', 'rateImportCarrier')}
        <SelectField
          label={words('rateImportRateType')}
          placeholder={words('rateImportInSheet')}
          value={constants.rateType ?? ''}
          options={rateTypes.map((value) => ({ value, label: value }))}
          onChange={({ target }) => set({ rateType: rateTypes.find((type) => type === target.value) })}
        />
        <TextField
          label={words('rateImportCurrency')}
          value={constants.currency ?? ''}
          maxLength={3}
          placeholder="USD"
          onChange={({ target }) => {
            const code = target.value.toUpperCase().replace(/[^A-Z]/g, '');
            set({ currency: code === '' ? undefined : code });
          }}
        />
        <DateField
          label={words('rateImportValidFrom')}
          kind="day"
          value={constants.validFrom ?? ''}
          onChange={(value) => set({ validFrom: value || undefined })}
        />
        <DateField
          label={words('rateImportValidTo')}
          kind="day"
          value={constants.validTo ?? ''}
          onChange={(value) => set({ validTo: value || undefined })}
        />
        <SelectField
          label={words('rateImportValidityBasis')}
          placeholder={words('rateImportScheduledEtd')}
          value={constants.validityBasis ?? ''}
          options={validityBases.map((value) => ({ value, label: words(basisKeys[value]) }))}
          onChange={({ target }) =>
            set({ validityBasis: validityBases.find((basis) => basis === target.value) })
          }
        />
        <Markup mapping={mapping} onChange={onChange} />
        <SelectField
          label={words('rateImportDateOrder')}
          placeholder={words('rateImportOrderAuto')}
          value={dateOrder === 'auto' ? '' : dateOrder}
          options={dateOrders
            .filter((order) => order !== 'auto')
            .map((value) => ({ value, label: words(orderKeys[value]) }))}
          onChange={({ target }) =>
            onChange({ ...mapping, dateOrder: dateOrders.find((order) => order === target.value) ?? 'auto' })
          }
        />
        <Switch
          label={words('rateImportFillsDown')}
          hint={words('rateImportFillsDownHint')}
          checked={fillsDown}
          onChange={(next) => onChange({ ...mapping, fillsDown: next })}
        />
        <Switch
          label={words('rateImportHiddenRows')}
          hint={words('rateImportHiddenRowsHint')}
          checked={takesHiddenRows}
          onChange={(next) => onChange({ ...mapping, takesHiddenRows: next })}
        />
        <TextField
          label={words('rateImportRemark')}
          value={constants.remark}
          maxLength={500}
          onChange={({ target }) => set({ remark: target.value })}
        />
      </div>
    </Sheet>
  );
}

const number = /^-?\d{1,8}(\.\d{1,2})?$/;

/** How much more than the cost is asked, for all boxes and for some. */
function Markup({ mapping, onChange }: Pick<ConstantsSheetProps, 'mapping' | 'onChange'>) {
  const words = useWords();
  const seesCost = useCan('freight', 'column', 'cost');
  const { markup } = mapping;
  if (!seesCost) return null;
  const boxes = mapping.columns.flatMap(({ target }) =>
    'layer' in target && target.layer === 'cost'
      ? target.to === 'box'
        ? [target.box]
        : target.to === 'boxes'
          ? target.boxes
          : []
      : [],
  );
  const set = (changes: Partial<NonNullable<RateMapping['markup']>>) =>
    onChange({ ...mapping, markup: { by: 'amount', value: '0', boxes: [], ...markup, ...changes } });
  return (
    <>
      <SelectField
        label={words('rateImportMarkup')}
        placeholder={words('rateImportNoMarkup')}
        hint={words('rateImportMarkupHint')}
        value={markup?.by ?? ''}
        options={[
          { value: 'amount', label: words('rateImportByAmount') },
          { value: 'percent', label: words('rateImportByPercent') },
        ]}
        onChange={({ target }) =>
          target.value === ''
            ? onChange({ ...mapping, markup: null })
            : set({ by: target.value === 'percent' ? 'percent' : 'amount' })
        }
      />
      {markup && (
        <NumberField
          label={words('rateImportMarkupAll')}
          value={markup.value}
          onChange={(value) => set({ value })}
        />
      )}
      {markup &&
        boxes.map((box) => (
          <NumberField
            key={box}
            label={words('rateImportMarkupOf', { box })}
            value={markup.boxes.find((own) => own.box === box)?.value ?? ''}
            onChange={(value) =>
              set({ boxes: [...markup.boxes.filter((own) => own.box !== box), { box, value }] })
            }
            onClear={() => set({ boxes: markup.boxes.filter((own) => own.box !== box) })}
          />
        ))}
    </>
  );
}

interface NumberFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onClear?: () => void;
}

/** What is no number yet while it is typed stays in the field and goes nowhere. */
function NumberField({ label, value, onChange, onClear }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="decimal"
      defaultValue={value}
      onChange={({ target }) => {
        const typed = target.value.trim();
        if (number.test(typed)) onChange(typed);
        else if (typed === '') onClear?.();
      }}
    />
  );
}
