import type { PeopleRange } from '@fairway/domain/people/people-range.ts';
import { IdSelect, type IdSelectProps } from './id-select.tsx';
import { usersSource } from './pick-source.ts';

/** One colleague or several, of everybody or of a range. */
export function UserSelect(props: IdSelectProps & PeopleRange) {
  const { selectType, ableDepIds, ablePosIds, ableUserIds, ableRoleIds, ableGroupIds, ...rest } = props;
  const range = { selectType, ableDepIds, ablePosIds, ableUserIds, ableRoleIds, ableGroupIds };
  return <IdSelect {...rest} type="user" source={usersSource(range)} />;
}
