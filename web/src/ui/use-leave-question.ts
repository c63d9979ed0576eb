import { useWords } from '../language/words.ts';
import { confirm } from './confirm.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Who leaves a screen with changes that are not saved is asked first. */
export function useLeaveQuestion(isChanged: boolean): void {
  const words = useWords();
  useLeaveGuard(isChanged, () =>
    confirm({
      title: words('personalLeave'),
      body: words('personalLeaveBody'),
      agree: words('personalLeaveAgree'),
      refuse: words('personalLeaveStay'),
    }),
  );
}
