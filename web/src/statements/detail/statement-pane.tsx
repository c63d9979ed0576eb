import { getStatement } from '@fairway/contract/statements.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadedPane } from '../../ui/loaded-pane.tsx';
import { load } from '../../wire/calls.ts';
import { StatementActs } from '../acts/statement-acts.tsx';
import { statementPathOf } from '../paths.ts';
import { StatementBody } from './statement-body.tsx';
import { StatementRail } from './statement-rail.tsx';

interface StatementPaneProps {
  id: string;
  onClose: () => void;
}

/** A statement beside the table it stands in. */
export function StatementPane({ id, onClose }: StatementPaneProps) {
  const words = useWords();
  const navigate = useNavigate();
  const asked = useQuery({ ...load(getStatement, { params: { id } }), meta: { quiet: true } });
  const statement = asked.data;
  return (
    <LoadedPane
      query={asked}
      className="statement-pane"
      title={statement?.statementNo ?? words('statementOne')}
      actions={
        statement && (
          <>
            <StatementActs statement={statement} onGone={onClose} />
            <IconButton
              icon="invoice"
              label={words('statementOpenPage')}
              onClick={() => void navigate(statementPathOf(id))}
            />
          </>
        )
      }
      onClose={onClose}
    >
      {(shown) => (
        <>
          <StatementBody statement={shown} isWide={false} />
          <StatementRail statement={shown} />
        </>
      )}
    </LoadedPane>
  );
}
