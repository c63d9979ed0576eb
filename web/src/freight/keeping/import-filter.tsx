import { getRateImport, listRateImports } from '@fairway/contract/rate-import.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { Filter } from '../../ui/table/filter.ts';
import { load } from '../../wire/calls.ts';

/** So many of the last imports are offered; older ones are found in the list of imports. */
const offered = 50;

/** Narrows the rates to those of one import. */
export const importFilter = (label: string): Filter => ({
  kind: 'own',
  editor: (value, onChange) => <ImportChoice label={label} value={value} onChange={onChange} />,
  describe: (value) => <ImportName id={value} />,
});

interface ImportChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function ImportChoice({ label, value, onChange }: ImportChoiceProps) {
  const words = useWords();
  const { data } = useQuery(load(listRateImports, { query: { pageSize: offered } }));
  return (
    <SelectField
      label={label}
      value={value}
      placeholder={words('pickPlaceholder')}
      options={(data?.list ?? []).map(({ id, fileName, creatorTime }) => ({
        value: id,
        label: `${fileName} ${formatDate(creatorTime, 'MM-dd HH:mm')}`,
      }))}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function ImportName({ id }: { id: string }) {
  const { data } = useQuery({
    ...load(getRateImport, { params: { id } }),
    enabled: id !== '',
    meta: { quiet: true },
  });
  return data?.fileName ?? '…';
}
