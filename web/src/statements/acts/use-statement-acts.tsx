import { actOnStatements, type StatementActName, type StatementHead } from '@fairway/contract/statements.ts';
import { type ReactNode, useState } from 'react';
import { type ActAnswer, ActSheet } from '../../invoices/acts/act-sheet.tsx';
import { useWords } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { statementReads } from '../statement-reads.ts';
import { actLines, actWords } from '../statement-words.ts';
import { sayRefusal, shownLonger } from './say-refusal.ts';

type Acted = Pick<StatementHead, 'id' | 'version' | 'can' | 'status'>;

interface Asked {
  act: StatementActName;
  statements: readonly Acted[];
  left: number;
  done: (() => void) | undefined;
}

const mostAtOnce = 100;

/** Does the same with some statements: says what comes of it first, and why something was refused. */
export function useStatementActs(): {
  act: (act: StatementActName, statements: readonly Acted[], done?: () => void) => void;
  isBusy: boolean;
  sheet: ReactNode;
} {
  const words = useWords();
  const acting = useCommand(actOnStatements, { refreshes: statementReads, quiet: true });
  const [asked, setAsked] = useState<Asked>();

  const start = (act: StatementActName, all: readonly Acted[], done?: () => void) => {
    const statements = all.filter(({ can }) => can.includes(act)).slice(0, mostAtOnce);
    if (statements.length === 0)
      return toast(words('statementActNone', { act: words(actWords[act]) }), shownLonger);
    setAsked({ act, statements, left: all.length - statements.length, done });
  };

  const send = async ({ act, statements, done }: Asked, { reason, language }: ActAnswer) => {
    try {
      const body = { statements: statements.map(({ id, version }) => ({ id, version })), reason, language };
      const { count, told } = await acting.mutateAsync({ params: { act }, body });
      done?.();
      if (act === 'send')
        return words(told > 0 ? 'statementSentTo' : 'statementSentToNobody', { count, told });
      return words('statementActDone', { act: words(actWords[act]), count });
    } catch (error) {
      sayRefusal(error);
      return undefined;
    }
  };

  return {
    act: start,
    isBusy: acting.isPending,
    sheet: asked && (
      <ActSheet
        title={words('statementActAsk', { act: words(actWords[asked.act]), count: asked.statements.length })}
        line={[
          words(actLines[asked.act]),
          asked.left > 0 && words('statementActSkipped', { count: asked.left }),
        ]
          .filter(Boolean)
          .join('\n')}
        agree={words(actWords[asked.act])}
        isDanger={asked.act === 'drop'}
        reason={reasonOf(asked)}
        asksLanguage={asked.act === 'send'}
        onAgree={(answer) => send(asked, answer)}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}

/** Without the word of the customer there is a reason. */
function reasonOf({ act, statements }: Asked): 'needed' | 'optional' | 'none' {
  if (act === 'noteConfirmed') return 'needed';
  if (act !== 'close') return 'none';
  return statements.every(({ status }) => status === 'confirmed') ? 'optional' : 'needed';
}
