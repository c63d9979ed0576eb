import { IdSelect, type IdSelectProps } from './id-select.tsx';
import { departmentsSource, type OrganisationRange } from './pick-source.ts';

/** Departments; the companies above them are shown and cannot be picked. */
export function DepartmentSelect({ selectType, ableDepIds, ...rest }: IdSelectProps & OrganisationRange) {
  return <IdSelect {...rest} type="department" source={departmentsSource({ selectType, ableDepIds })} />;
}
