import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import type { Options } from '../options.ts';
import './options-error.css';

/** In place of options: that they are on their way, that there are none, or why they did not come. */
export function OptionsError({ isLoading, problem, retry }: Omit<Options, 'options'>) {
  const words = useWords();
  if (problem)
    return (
      <p className="options-error" role="status">
        <span>{problem}</span>
        <Button look="quiet" onClick={retry}>
          {words('retry')}
        </Button>
      </p>
    );
  return (
    <p className="options-error" role="status">
      {words(isLoading ? 'loading' : 'formNoOptions')}
    </p>
  );
}
