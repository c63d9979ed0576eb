import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { hasEarlierScreen, NavBar } from '../../ui/nav-bar.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useMedia } from '../../ui/use-media.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { desk } from '../layout/desk.ts';
import { handBack } from './handed-back.ts';
import { mappedRow } from './mapped-row.ts';
import { type PickerConfig, readPickerConfig } from './picker-config.ts';
import { RowFinder } from './row-finder.tsx';
import './row-picker-page.css';
import { type PickedRow, type RowQuestion, rowValue } from './row-source.ts';
import { useRowDraft } from './use-row-draft.ts';
import { columnsOf } from './use-row-question.ts';

/** The picker as a page of its own: what is chosen is handed back under the name the link gives. */
export function RowPickerPage() {
  const [query] = useSearchParams();
  const text = query.get('config');
  const config = useMemo(() => readPickerConfig(text), [text]);
  return config ? <OpenPage key={text} config={config} /> : <NotFound home={homePath} />;
}

function OpenPage({ config }: { config: PickerConfig }) {
  const words = useWords();
  const navigate = useNavigate();
  const { source, multiple, mapping, returnKey } = config;
  const title = config.title || words('pickPlaceholder');
  const isDesk = useMedia(desk);
  const question = useMemo(() => questionOf(config), [config]);
  const draft = useRowDraft(question, config.chosen, multiple);
  useDocumentTitle(title);

  const leave = () => void (hasEarlierScreen() ? navigate(-1) : navigate(homePath, { replace: true }));
  const confirm = (rows: PickedRow[]) => {
    handBack(returnKey, {
      values: rows.map((row) => rowValue(row, source)),
      rows: mapping ? rows.map((row) => mappedRow(row, mapping)) : rows,
    });
    leave();
  };
  const count = draft.chosen.length;
  return (
    <section className="row-picker-page">
      <NavBar title={title} back={homePath} />
      <div className="row-picker-page-body">
        <RowFinder
          question={question}
          look={isDesk ? 'table' : 'cards'}
          multiple={multiple}
          draft={draft}
          onPick={draft.toggle}
        />
      </div>
      <ActionBar>
        <Button onClick={leave}>{words('cancel')}</Button>
        <Button look="primary" disabled={!multiple && count === 0} onClick={() => confirm(draft.rows())}>
          {multiple && count > 0 ? words('pickConfirmCount', { count }) : words('confirm')}
        </Button>
      </ActionBar>
    </section>
  );
}

const questionOf = ({ source, mapping = [] }: PickerConfig): RowQuestion => ({
  source,
  parameters: source.parameters.map(({ name, value }) => ({ field: name, defaultValue: value ?? null })),
  columns: [...new Set([...columnsOf(source), ...mapping.flatMap(({ from }) => from ?? [])])],
});
