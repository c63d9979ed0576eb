import { getBusinessTodo } from '@fairway/contract/business-todo.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import './todo-list.css';
import { todoWords } from './todo-words.ts';

/** How much waits for the person, each with the list of exactly that many. */
export function TodoList() {
  const words = useWords();
  const todo = useQuery(load(getBusinessTodo, { body: {} }));
  return (
    <Loaded query={todo}>
      {({ list }) =>
        list.every(({ count }) => count === 0) ? (
          <p className="todo-none">{words('todoNone')}</p>
        ) : (
          <ul className="todo-list">
            {list.map(({ id, count, isMore, path }) => (
              <li key={id}>
                <Link to={path}>
                  <strong className={count > 0 ? 'number todo-some' : 'number'}>
                    {isMore ? words('todoMore', { count: String(count) }) : count}
                  </strong>
                  <span>{words(todoWords[id])}</span>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
