import { useWords } from '../language/words.ts';
import './skeleton.css';

interface SkeletonProps {
  /** How many cards or lines to hint at. */
  count?: number;
  shape?: 'card' | 'line' | 'page';
}

/** Where the data will be, so that nothing jumps when it comes. */
export function Skeleton({ count = 4, shape = 'card' }: SkeletonProps) {
  const words = useWords();
  const places = Array.from({ length: shape === 'page' ? 5 : count }, (_, place) => place);
  return (
    <div className={`skeleton skeleton-${shape}`} role="status">
      <span className="visually-hidden">{words('loading')}</span>
      {places.map((place) => (
        <div key={place} className="skeleton-block" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
