import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { actOnUsers, type UserActName, type UserHead } from '@fairway/contract/users.ts';
import { canAct } from '@fairway/domain/users/user-state.ts';
import { useWords } from '../../language/words.ts';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { refreshUsers, userReads } from '../user-reads.ts';
import { actWords } from '../user-words.ts';
import { rememberDone } from './last-done.ts';

/** A refusal says why: long enough to be read. */
const shownLonger = 4_000;

const bodies = {
  disable: 'userDisableBody',
  enable: 'userEnableBody',
  endSessions: 'userEndSessionsBody',
} as const;

/** Does one thing with some people, after asking; those it cannot be done with are left out. */
export function useUserActs() {
  const words = useWords();
  const acting = useCommand(actOnUsers, { refreshes: userReads, quiet: true });
  const act = async (
    name: UserActName,
    users: readonly Pick<UserHead, 'id' | 'version' | 'realName' | 'state'>[],
    onDone?: () => void,
  ): Promise<void> => {
    const able = users.filter(({ state }) => canAct(name, state));
    if (able.length === 0) {
      toast(words('userNobodyAble'));
      return;
    }
    const [first] = able;
    const who = able.length === 1 ? (first?.realName ?? '') : words('userCount', { count: able.length });
    const title = words('userActAsk', { act: words(actWords[name]), who });
    const asked = { title, body: words(bodies[name]), agree: words(actWords[name]) };
    if (!(await confirm({ ...asked, ...(name === 'disable' && { danger: true }) }))) return;
    try {
      const body = { users: able.map(({ id, version }) => ({ id, version })) };
      await acting.mutateAsync({ params: { act: name }, body });
      onDone?.();
      const said = words('userActDone', { act: words(actWords[name]), who });
      if (name === 'endSessions') toast(said);
      else
        rememberDone({ words: said, users: able.map(({ id, version }) => ({ id, version: version + 1 })) });
    } catch (error) {
      if (!(error instanceof AppError)) return;
      // What is stale here was changed by somebody else: it is shown as it is now.
      if (error.code === refusals.RECORD_CHANGED.code) refreshUsers();
      toast(error.message, shownLonger);
    }
  };
  return { act, isBusy: acting.isPending };
}
