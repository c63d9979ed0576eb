import { pickKeyOf } from '@fairway/domain/people/mixed-id.ts';
import { useWords } from '../../language/words.ts';
import type { Filter } from '../../ui/table/filter.ts';
import { CompanySelect } from './company-select.tsx';
import { useChosenNames } from './use-chosen-names.ts';

/** Narrows a column by one company of the tree, with those below it. */
export const companyFilter = (label: string): Filter => ({
  kind: 'own',
  editor: (value, onChange) => <CompanySelect label={label} value={value} onChange={onChange} />,
  describe: (value) => <CompanyName id={value} />,
});

function CompanyName({ id }: { id: string }) {
  const words = useWords();
  const names = useChosenNames(id ? [pickKeyOf({ id, type: 'company' })] : [], undefined);
  return names.map(({ name }) => name).join(words('listComma'));
}
