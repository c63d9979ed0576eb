import { asList, asNumber, asRaw, asText, isId, isModel, listOrJson, type Raw, shortText } from './raw.ts';
import type { Given } from './reading.ts';

const mostParameters = 20;
const mostColumns = 60;
const usualPage = 20;
/** Where a parameter's value comes from, in newer forms: then `relationField` holds the value itself. */
const fixedValue = 2;

/** What an interface is asked with. */
export const parametersOf = (templateJson: unknown, { reading, table }: Given): Raw[] =>
  listOrJson(templateJson)
    .slice(0, mostParameters)
    .map(asRaw)
    .map(({ field, relationField, defaultValue, sourceType }) => {
      const name = shortText(field);
      const related = asText(relationField);
      if (asNumber(sourceType) === fixedValue) return { name, value: relationField ?? defaultValue };
      if (related === '') return { name, value: defaultValue };
      return { name, field: reading.pathOf(related, table) ?? shortText(related.replace('-', '.')) };
    });

/** Where a picker gets its rows. */
export function sourceOf(settings: Raw, given: Given): Raw {
  const ids = { interfaceId: asText(settings.interfaceId), modelId: asText(settings.modelId) };
  const known = Object.entries(ids).filter(([, id]) => isId(id));
  if (known.length === 0) return {};
  const columns = listOrJson(settings.columnOptions)
    .slice(0, mostColumns)
    .map(asRaw)
    .map(({ value, label }) => ({ column: shortText(value), label: shortText(label) }));
  const pageSize = asNumber(settings.pageSize);
  return {
    source: {
      ...Object.fromEntries(known),
      columns,
      parameters: parametersOf(settings.templateJson, given),
      valueColumn: shortText(settings.propsValue) || 'id',
      labelColumn: shortText(settings.relationField) || 'fullName',
      hasPage: settings.hasPage !== false,
      pageSize: Math.min(Math.max(Math.trunc(pageSize ?? usualPage), 1), 100),
    },
  };
}

/** What a picked row writes elsewhere; older and newer forms name field and column the other way round. */
export function fillsOf({ raw, config, label, table, reading }: Given): Raw {
  const fills = listOrJson(config.transferList ?? raw.transferList)
    .slice(0, 60)
    .map(asRaw)
    .flatMap(({ sourceValue, targetField, field, value }) => {
      const [one, other] = [asText(sourceValue ?? field), asText(targetField ?? value)];
      const [to, column] =
        reading.pathOf(one, table) === undefined
          ? [reading.pathOf(other, table), one]
          : [reading.pathOf(one, table), other];
      if (to === undefined || column === '') {
        reading.left(label, 'transferList', `${one} ${other}`);
        return [];
      }
      return [{ to, column: column.slice(0, 200), whenEmpty: false }];
    });
  return fills.length > 0 ? { fills } : {};
}

const fixedOption = 2;

/** How rows come into a sub-table: typed, or picked from elsewhere and written into its columns. */
export function rowsAddedOf(given: Given): Raw {
  const { raw, label, reading } = given;
  const model = asText(raw.__vModel__);
  const settings = asRaw(raw.addTableConf);
  const source = sourceOf(settings, given);
  const isPicked = asNumber(raw.addType) === 1;
  if (isPicked && source.source === undefined)
    reading.left(label, 'addTableConf', settings.interfaceId ?? '');
  if (source.source === undefined || !isModel(model)) return { addBy: 'row' };
  const mapping = asList(settings.relationOptions)
    .slice(0, 60)
    .map(asRaw)
    .flatMap(({ field, value, type }) => {
      const to = reading.pathOf(asText(field), model)?.split('.')[1];
      if (to === undefined) {
        reading.left(label, 'relationOptions', field);
        return [];
      }
      return [asNumber(type) === fixedOption ? { value, to } : { from: shortText(value), to }];
    });
  return {
    ...source,
    addBy: isPicked ? 'pick' : 'row',
    ...(mapping.length > 0 ? { rowFills: [{ table: model, parameters: [], mapping }] } : {}),
  };
}
