import { pickKeyOf } from '@fairway/domain/people/mixed-id.ts';
import { useWords } from '../../language/words.ts';
import type { Filter } from '../../ui/table/filter.ts';
import { IdSelect } from './id-select.tsx';
import { organisationsSource } from './pick-source.ts';
import { useChosenNames } from './use-chosen-names.ts';

const source = organisationsSource({});

/** Narrows a column by one company of the tree, with those below it. */
export const companyFilter = (label: string): Filter => ({
  kind: 'own',
  editor: (value, onChange) => (
    <IdSelect label={label} type="company" source={source} value={value} onChange={onChange} />
  ),
  describe: (value) => <CompanyName id={value} />,
});

function CompanyName({ id }: { id: string }) {
  const words = useWords();
  const names = useChosenNames(id ? [pickKeyOf({ id, type: 'company' })] : [], undefined);
  return names.map(({ name }) => name).join(words('listComma'));
}
