import { IdSelect } from './id-select.tsx';
import { companiesSource } from './pick-source.ts';

interface CompanySelectProps {
  label: string;
  placeholder?: string;
  /** An id; empty for none. */
  value: string;
  onChange: (id: string) => void;
}

/** One company of the tree. */
export function CompanySelect(props: CompanySelectProps) {
  return <IdSelect {...props} type="company" source={companiesSource} />;
}
