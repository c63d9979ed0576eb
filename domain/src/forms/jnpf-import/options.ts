import { formLimits } from '@fairway/contract/forms.ts';
import { asList, asRaw, asText, isId, isOn, type Raw, shortText } from './raw.ts';
import type { Given } from './reading.ts';
import { parametersOf } from './sources.ts';

const deepestOption = 12;

/** Where the choices of a field come from. */
export function optionsOf(given: Given): Raw {
  const { raw, config } = given;
  const inner = asRaw(raw.props);
  const names = asRaw(inner.props ?? raw.props ?? config.props);
  const columns = {
    valueColumn: shortText(names.value) || 'id',
    labelColumn: shortText(names.label) || 'fullName',
    childrenColumn: shortText(names.children) || 'children',
  };
  if (config.dataType === 'dictionary')
    return { options: { from: 'dictionary', dictionary: shortText(config.dictionaryType) } };
  const interfaceId = asText(config.propsUrl);
  if (config.dataType === 'dynamic' && isId(interfaceId))
    return {
      options: {
        from: 'interface',
        interfaceId,
        parameters: parametersOf(config.templateJson ?? raw.templateJson, given),
        ...columns,
      },
    };
  return { options: { from: 'static', options: staticOptions(given, columns) } };
}

interface Columns {
  valueColumn: string;
  labelColumn: string;
  childrenColumn: string;
}

function staticOptions(given: Given, { valueColumn, labelColumn, childrenColumn }: Columns): Raw[] {
  const { raw, label, reading } = given;
  let left: number = formLimits.options;
  let isNumeric = false;
  let isCut = false;
  const listOf = (list: readonly unknown[], depth: number): Raw[] => {
    const read: Raw[] = [];
    for (const one of list) {
      if (left <= 0 || depth > deepestOption) {
        isCut = true;
        break;
      }
      left -= 1;
      const option = asRaw(one);
      isNumeric ||= typeof option[valueColumn] === 'number';
      const below = listOf(asList(option[childrenColumn]), depth + 1);
      read.push({
        value: shortText(option[valueColumn]),
        label: shortText(option[labelColumn]),
        ...(below.length > 0 ? { children: below } : {}),
        ...(isOn(option.disabled) ? { disabled: true } : {}),
      });
    }
    return read;
  };
  const options = listOf(asList(asRaw(raw.__slot__).options ?? raw.options), 1);
  if (isNumeric) reading.remark('numericOptions', label);
  if (isCut) reading.left(label, 'options', raw.options ?? asRaw(raw.__slot__).options);
  return options;
}
