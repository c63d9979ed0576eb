import { useWords } from '../language/words.ts';
import { confirm } from './confirm.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Who leaves a screen with changes that are not saved is asked first. */
export function useLeaveQuestion(
  isChanged: boolean,
  body: 'leaveKeepsDraft' | 'leaveLosesChanges' = 'leaveLosesChanges',
): void {
  const words = useWords();
  useLeaveGuard(isChanged, () =>
    confirm({
      title: words('unsavedChanges'),
      body: words(body),
      agree: words('leaveAnyway'),
      refuse: words('keepEditing'),
    }),
  );
}
