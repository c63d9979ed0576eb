import { addComment, listComments } from '@fairway/contract/workflow-comments.ts';
import { stillMentioned } from '@fairway/domain/text/mention-parts.ts';
import { debounce } from '@fairway/domain/time/debounce.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { filesIn } from '../../forms/fields/uploads/file-value.ts';
import type { FormStore } from '../../forms/form-store.ts';
import { type FormSend, useFormSend } from '../../forms/use-send-form.ts';
import { useWords } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { beginComment, keepComment, type Mentioned, mostLetters } from './comment-draft.ts';

export interface WrittenComment {
  store: FormStore;
  text: string;
  write: (text: string) => void;
  mention: (people: readonly Mentioned[]) => void;
  sending: FormSend;
  /** What keeps it from being sent, in words. */
  problem: string | undefined;
  /** True once it was sent. */
  send: () => Promise<boolean>;
}

const pause = 400;

/** A comment while it is written: kept on the device until it is sent. */
export function useComment(flowId: string): WrittenComment {
  const words = useWords();
  const [{ store, mentioned: before }] = useState(() => beginComment(flowId));
  const [mentioned, setMentioned] = useState(before);
  const values = useSyncExternalStore(store.subscribe, () => store.values);
  const adding = useCommand(addComment, { refreshes: [listComments], mask: false });
  const text = typeof values.text === 'string' ? values.text : '';
  const image = filesIn(values.image);
  const file = filesIn(values.file);
  useKept(flowId, values, mentioned);

  const sending = useFormSend({
    store,
    send: () =>
      adding.mutateAsync({
        body: {
          taskId: flowId,
          text: text.trim(),
          image: JSON.stringify(filesIn(store.values.image)),
          file: JSON.stringify(filesIn(store.values.file)),
          mentionIds: stillMentioned(text, mentioned).map(({ id }) => id),
        },
      }),
  });
  const isEmpty = text.trim() === '' && image.length === 0 && file.length === 0 && !store.isBusy;
  const send = async () => {
    if (isEmpty) {
      toast(words('commentNothing'));
      return false;
    }
    if (text.length > mostLetters || !(await sending.submit())) return false;
    store.restart({});
    setMentioned([]);
    toast(words('commentSent'));
    return true;
  };
  return {
    ...{ store, text, sending, send },
    write: (next) => store.set({ path: 'text' }, next === '' ? null : next),
    mention: (people) =>
      setMentioned((known) => [
        ...known.filter(({ id }) => people.every((person) => person.id !== id)),
        ...people,
      ]),
    problem: text.length > mostLetters ? words('commentTooLong', { most: mostLetters }) : undefined,
  };
}

/** Keeps it a moment after the last change, and at once when the page goes. */
function useKept(flowId: string, values: FormStore['values'], mentioned: readonly Mentioned[]): void {
  const [keeping] = useState(() => debounce(keepComment, pause));
  useEffect(() => keeping(flowId, { values, mentioned }), [keeping, flowId, values, mentioned]);
  useEffect(() => {
    addEventListener('pagehide', keeping.flush);
    return () => {
      removeEventListener('pagehide', keeping.flush);
      keeping.flush();
    };
  }, [keeping]);
}
