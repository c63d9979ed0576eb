import { orderServices } from '@fairway/contract/order-fields.ts';
import type { FileValue } from '../../forms/fields/uploads/file-value.ts';
import { useWords } from '../../language/words.ts';
import '../../ui/form.css';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { serviceWords } from '../order-words.ts';
import { type FormPart, Place } from './form-part.tsx';
import './more-fields.css';
import { OrderFiles } from './order-files.tsx';

interface MoreFieldsProps extends FormPart {
  files: readonly FileValue[];
  onFiles: (next: (files: readonly FileValue[]) => FileValue[]) => void;
}

/** What we do besides, the customer's own numbers, and files. */
export function MoreFields({ fields, change, errors, isFixed, files, onFiles }: MoreFieldsProps) {
  const words = useWords();
  return (
    <div className="form-fields">
      <Place name="services" wide>
        <fieldset className="order-services">
          <legend>{words('orderServices')}</legend>
          {orderServices.map((one) => (
            <label key={one}>
              <input
                type="checkbox"
                checked={fields.services.includes(one)}
                onChange={(event) =>
                  change({
                    services: orderServices.filter((each) =>
                      each === one ? event.target.checked : fields.services.includes(each),
                    ),
                  })
                }
              />
              {words(serviceWords[one])}
            </label>
          ))}
        </fieldset>
      </Place>
      <Place name="customerRef">
        <TextField
          label={words('orderCustomerRef')}
          value={fields.customerRef}
          maxLength={60}
          onChange={(event) => change({ customerRef: event.target.value })}
        />
      </Place>
      <Place name="poNo">
        <TextField
          label={words('orderPo')}
          value={fields.poNo}
          maxLength={60}
          onChange={(event) => change({ poNo: event.target.value })}
        />
      </Place>
      <Place name="remark" wide>
        <TextArea
          label={words('orderRemark')}
          value={fields.remark}
          most={1_000}
          onChange={(event) => change({ remark: event.target.value })}
        />
      </Place>
      {!isFixed('fileIds') && (
        <div className="form-wide">
          <p className="entity-picker-label">{words('orderFiles')}</p>
          <OrderFiles files={files} error={errors.fileIds} onChange={onFiles} />
        </div>
      )}
    </div>
  );
}
