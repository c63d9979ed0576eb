import { readFormDefinition } from '@fairway/contract/forms.ts';
import { expect, it } from 'vitest';
import { formReferences } from './form-references.ts';

it('names every interface and model once, with the columns the form looks at', () => {
  const definition = readFormDefinition({
    version: 1,
    nodes: [
      {
        id: 'a',
        model: 'a',
        kind: 'select',
        options: { from: 'interface', interfaceId: 'ports', valueColumn: 'code', labelColumn: 'name' },
      },
      {
        id: 'b',
        model: 'b',
        kind: 'popupSelect',
        source: { interfaceId: 'ports', columns: [{ column: 'country', label: '国家' }] },
        fills: [
          { to: 'a', column: 'port' },
          { to: 'a', expression: '{picked.days} * {a}' },
        ],
      },
      { id: 'c', model: 'c', kind: 'popupAttribute', of: 'b', column: 'level' },
      { id: 'd', model: 'd', kind: 'relatedRecord', source: { modelId: 'lead', labelColumn: 'title' } },
      { id: 'e', model: 'e', kind: 'relatedAttribute', of: 'd', column: 'owner' },
      {
        id: 't',
        model: 't',
        kind: 'table',
        columns: [{ id: 't1', model: 'x', kind: 'text' }],
        source: { modelId: 'goods' },
        addBy: 'pick',
        rowFills: [{ table: 't', interfaceId: 'rows', mapping: [{ from: 'y', to: 'x' }] }],
      },
      { id: 's', model: 's', kind: 'select', options: { from: 'dictionary', dictionary: 'sex' } },
    ],
  });
  expect(formReferences(definition)).toEqual([
    {
      kind: 'interface',
      targetId: 'ports',
      columns: ['code', 'name', 'children', 'id', 'fullName', 'country', 'port', 'days', 'level'],
    },
    { kind: 'model', targetId: 'lead', columns: ['id', 'title', 'owner'] },
    { kind: 'model', targetId: 'goods', columns: ['id', 'fullName', 'y', 'x'] },
    { kind: 'interface', targetId: 'rows', columns: ['y'] },
  ]);
});
