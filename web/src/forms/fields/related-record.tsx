import type { RowSource } from '@fairway/contract/forms.ts';
import { Fragment } from 'react';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { useIsBuilt } from '../../wire/navigation/built-screens.ts';
import { encodeConfig } from '../../wire/navigation/config-query.ts';
import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { Names } from './names/names.tsx';
import { RowField } from './picked/row-field.tsx';
import { RowNames, useRowNames } from './picked/row-names.tsx';

const detailPath = '/pages/apply/dynamicModel/detail';

function EditRelatedRecord(props: EditProps) {
  const { source } = props.field;
  return source ? <RowField {...props} source={source} /> : <RowNames {...props} />;
}

function ViewRelatedRecord(props: ViewProps) {
  const { source } = props.field;
  const isLinked = useIsBuilt()(detailPath) && source?.modelId !== undefined;
  return source && isLinked ? <RecordLinks {...props} source={source} /> : <RowNames {...props} />;
}

/** Each name leads to its record. */
function RecordLinks({ value, place, compact, source }: ViewProps & { source: RowSource }) {
  const words = useWords();
  const names = useRowNames(value, place, source);
  if (names.length === 0) return <Names names={[]} />;
  return (
    <span className={`shown-text${compact ? ' shown-text-compact' : ''}`}>
      {names.map(({ value: id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && words('listComma')}
          <Link to={recordPath(source.modelId ?? '', id)}>{name}</Link>
        </Fragment>
      ))}
    </span>
  );
}

const recordPath = (modelId: string, id: string): string =>
  `${detailPath}?${new URLSearchParams({ config: encodeConfig({ modelId, id }) })}`;

export const relatedRecordPart: FieldPart = { Edit: EditRelatedRecord, View: ViewRelatedRecord };
