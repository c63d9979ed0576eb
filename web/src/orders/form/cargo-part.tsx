import { packageTypes } from '@fairway/contract/order-fields.ts';
import { isByBox } from '../../freight/cargo/cargo-text.ts';
import { useWords } from '../../language/words.ts';
import '../../ui/form.css';
import { SelectField } from '../../ui/select-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BoxFields } from './box-fields.tsx';
import { FixedField, type FormPart, Place } from './form-part.tsx';
import { PackagesField } from './packages-field.tsx';

/** Boxes, goods, weight, and what is dangerous about them. */
export function CargoPart({ fields, change, errors, isFixed }: FormPart) {
  const words = useWords();
  return (
    <div className="form-fields">
      {isByBox(fields.mode) && (
        <Place name="boxes" error={errors.boxes} wide>
          <span className="order-place-label">{words('orderBoxes')}</span>
          <BoxFields boxes={fields.boxes} onChange={(boxes) => change({ boxes })} />
        </Place>
      )}
      <Place name="commodity">
        <TextField
          label={words('orderCommodity')}
          value={fields.commodity}
          maxLength={120}
          error={errors.commodity}
          onChange={(event) => change({ commodity: event.target.value })}
        />
      </Place>
      <Place name="commodityEn">
        <TextField
          label={words('orderCommodityEn')}
          value={fields.commodityEn}
          maxLength={200}
          onChange={(event) => change({ commodityEn: event.target.value })}
        />
      </Place>
      <Place name="hsCode">
        <TextField
          label={words('orderHs')}
          inputMode="numeric"
          value={fields.hsCode}
          maxLength={10}
          error={errors.hsCode}
          onChange={(event) => change({ hsCode: event.target.value.trim() })}
        />
      </Place>
      <Place name="grossKg">
        <TextField
          label={words('orderGross')}
          inputMode="decimal"
          value={fields.grossKg}
          error={errors.grossKg}
          onChange={(event) => change({ grossKg: event.target.value.trim() })}
        />
      </Place>
      <Place name="cbm">
        <TextField
          label={words('orderCbm')}
          inputMode="decimal"
          value={fields.cbm}
          error={errors.cbm}
          onChange={(event) => change({ cbm: event.target.value.trim() })}
        />
      </Place>
      <Place name="packages">
        <PackagesField
          packages={fields.packages}
          error={errors.packages}
          onChange={(packages) => change({ packages })}
        />
      </Place>
      <Place name="packageType">
        <SelectField
          label={words('orderPackageType')}
          placeholder={words('pickPlaceholder')}
          value={fields.packageType}
          options={packageTypes.map((value) => ({ value, label: value }))}
          onChange={(event) =>
            change({ packageType: packageTypes.find((one) => one === event.target.value) ?? 'CTN' })
          }
        />
      </Place>
      <Place name="marks" wide>
        <TextArea
          label={words('orderMarks')}
          value={fields.marks}
          most={500}
          onChange={(event) => change({ marks: event.target.value })}
        />
      </Place>
      {isFixed('isDangerous') ? (
        <FixedField name="isDangerous" fields={fields} />
      ) : (
        <Place name="isDangerous" wide>
          <Switch
            label={words('orderDangerous')}
            hint={words('orderDangerousHint')}
            checked={fields.isDangerous}
            onChange={(isDangerous) => change({ isDangerous })}
          />
        </Place>
      )}
      {fields.isDangerous && !isFixed('unNo') && (
        <>
          <Place name="unNo">
            <TextField
              label={words('orderUn')}
              inputMode="numeric"
              value={fields.unNo}
              maxLength={4}
              error={errors.unNo}
              onChange={(event) => change({ unNo: event.target.value.trim() })}
            />
          </Place>
          <Place name="imoClass">
            <TextField
              label={words('orderClass')}
              value={fields.imoClass}
              maxLength={8}
              error={errors.imoClass}
              onChange={(event) => change({ imoClass: event.target.value.trim() })}
            />
          </Place>
        </>
      )}
    </div>
  );
}
