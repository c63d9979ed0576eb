import { answerStatement, type StatementDetail, statementActNames } from '@fairway/contract/statements.ts';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { statementReads } from '../statement-reads.ts';
import { closingText } from '../statement-text.ts';
import { actIcons, actWords } from '../statement-words.ts';
import { useStatementRights } from '../use-statement-rights.ts';
import { DisputeSheet } from './dispute-sheet.tsx';
import { sayRefusal } from './say-refusal.ts';
import { useStatementActs } from './use-statement-acts.tsx';

interface StatementActsProps {
  statement: StatementDetail;
  /** Puts the buttons where they stand. */
  children?: (buttons: ReactNode) => ReactNode;
  /** It is there no more. */
  onGone: () => void;
}

/** What can be done with one statement: the likeliest as a button, the rest in a menu. */
export function StatementActs(props: StatementActsProps) {
  const { isStaff } = useStatementRights();
  return isStaff ? <StaffActs {...props} /> : <CustomerActs {...props} />;
}

function StaffActs({ statement, children = (buttons) => buttons, onGone }: StatementActsProps) {
  const words = useWords();
  const { act, isBusy, sheet } = useStatementActs();
  const { can, isStale = false, status } = statement;
  // What would be refused is not the first thing to offer.
  const likely = isStale ? 'recompute' : status === 'confirmed' ? 'close' : 'send';
  const main = can.includes(likely) ? likely : undefined;
  const others = statementActNames
    .filter((one) => one !== main && can.includes(one))
    .map(
      (one): Act => ({
        ...{ name: words(actWords[one]), icon: actIcons[one] },
        act: () => act(one, [statement], one === 'drop' ? onGone : undefined),
        ...(one === 'drop' && { tone: 'danger' }),
      }),
    );
  return (
    <>
      {(main || others.length > 0) &&
        children(
          <>
            {others.length > 0 && <ActMenu label={words('invoiceMoreActs')} acts={others} />}
            {main && (
              <Button
                look="primary"
                icon={actIcons[main]}
                busy={isBusy}
                onClick={() => act(main, [statement])}
              >
                {words(actWords[main])}
              </Button>
            )}
          </>,
        )}
      {sheet}
    </>
  );
}

function CustomerActs({ statement, children = (buttons) => buttons }: StatementActsProps) {
  const words = useWords();
  const [isDisputing, setIsDisputing] = useState(false);
  const answering = useCommand(answerStatement, { refreshes: statementReads, quiet: true });
  const { id, version, can, statementNo } = statement;
  const agree = async () => {
    const isMeant = await confirm({
      title: words('statementAgreeAsk', { no: statementNo }),
      body: words('statementAgreeLine', { sums: closingText(statement) }),
      agree: words('statementAgree'),
    });
    if (!isMeant) return;
    try {
      await answering.mutateAsync({ params: { id }, body: { version, answer: 'confirm' } });
      toast(words('statementAgreed'));
    } catch (error) {
      sayRefusal(error);
    }
  };
  return (
    <>
      {(can.includes('dispute') || can.includes('confirm')) &&
        children(
          <>
            {can.includes('dispute') && (
              <Button icon="warning" onClick={() => setIsDisputing(true)}>
                {words('statementDispute')}
              </Button>
            )}
            {can.includes('confirm') && (
              <Button look="primary" icon="check" busy={answering.isPending} onClick={() => void agree()}>
                {words('statementAgree')}
              </Button>
            )}
          </>,
        )}
      {isDisputing && <DisputeSheet statement={statement} onClose={() => setIsDisputing(false)} />}
    </>
  );
}
