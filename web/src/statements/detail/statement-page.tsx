import { AppError } from '@fairway/contract/app-error.ts';
import { getStatement } from '@fairway/contract/statements.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import '../../invoices/detail/invoice-rail.css';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { StatementActs } from '../acts/statement-acts.tsx';
import { statementsScreen } from '../paths.ts';
import { StatementBody } from './statement-body.tsx';
import { StatementRail } from './statement-rail.tsx';

/** One statement (`?id=`). */
export function StatementPage() {
  const [address] = useSearchParams();
  const id = address.get('id');
  return id ? <OneStatement key={id} id={id} /> : <NoSuchStatement />;
}

/** What is not for somebody is not there for them. */
function NoSuchStatement() {
  const words = useWords();
  return (
    <NotFound
      home={statementsScreen}
      says={{
        ...{ title: words('statementMissing'), line: words('statementMissingLine') },
        go: words('statementSeeAll'),
      }}
    />
  );
}

function OneStatement({ id }: { id: string }) {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const asked = useQuery({ ...load(getStatement, { params: { id } }), meta: { quiet: true } });
  if (asked.error instanceof AppError && !asked.data) return <NoSuchStatement />;
  if (!asked.data)
    return (
      <Page title={words('statementOne')} back={statementsScreen}>
        <Loaded query={asked}>{() => null}</Loaded>
      </Page>
    );
  const statement = asked.data;
  const leave = () => void navigate(statementsScreen, { replace: true });
  return (
    <Page
      title={statement.statementNo}
      back={statementsScreen}
      actions={isDesk && <StatementActs statement={statement} onGone={leave} />}
      foot={
        !isDesk && (
          <StatementActs statement={statement} onGone={leave}>
            {(buttons) => <ActionBar>{buttons}</ActionBar>}
          </StatementActs>
        )
      }
      aside={
        isDesk && (
          <div className="page-aside-cards">
            <StatementRail statement={statement} />
          </div>
        )
      }
    >
      <StatementBody statement={statement} isWide={isDesk} />
      {!isDesk && <StatementRail statement={statement} />}
    </Page>
  );
}
