import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLeaveQuestion } from './use-leave-question.ts';

interface Editor<T> {
  edited: T;
  isChanged: boolean;
  change: (changes: Partial<T>) => void;
  /** Nothing is left to save: goes to another screen, which takes the place of this one, without a question. */
  leaveFor: (path: string) => void;
}

/** Something that is changed on a screen of its own and saved as a whole; leaving it before that is asked about. */
export function useEditor<T extends object>(start: () => T): Editor<T> {
  const navigate = useNavigate();
  const [edited, setEdited] = useState(start);
  const [isChanged, setIsChanged] = useState(false);
  useLeaveQuestion(isChanged);
  return {
    ...{ edited, isChanged },
    change: (changes) => {
      setEdited({ ...edited, ...changes });
      setIsChanged(true);
    },
    leaveFor: (path) => {
      setIsChanged(false);
      // The guard is lifted with the next drawing.
      setTimeout(() => void navigate(path, { replace: true }));
    },
  };
}
