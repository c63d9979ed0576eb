import { useWords } from '../../language/words.ts';
import { Block } from '../block.tsx';
import { TodoList } from '../to-do/todo-list.tsx';

/** How much waits, each with its list. */
export function TodoBlock({ width }: { width: 'half' | 'whole' }) {
  const words = useWords();
  return (
    <Block title={words('todoTitle')} width={width}>
      <TodoList />
    </Block>
  );
}
