import type { AgingSum } from '@fairway/contract/aging.ts';
import { agingBuckets } from '@fairway/contract/money-fields.ts';
import { useWords } from '../language/words.ts';
import { figureText } from './aging-text.ts';
import { bucketWords } from './aging-words.ts';
import './bucket-bar.css';

/** How the balance of one currency is spread over the buckets: a bar, and the same in words. */
export function BucketBar({ sum }: { sum: AgingSum }) {
  const words = useWords();
  const total = Number(sum.balance);
  if (!(total > 0)) return null;
  const shares = agingBuckets
    .map((bucket) => ({ bucket, share: Number(sum[bucket]) / total }))
    .filter(({ share }) => share > 0);
  return (
    <figure className="bucket-bar">
      <div className="bucket-bar-parts" aria-hidden="true">
        {shares.map(({ bucket, share }) => (
          <span
            key={bucket}
            className={`bucket-part bucket-${bucket}`}
            style={{ flexGrow: share }}
            title={`${words(bucketWords[bucket])} ${figureText(sum, bucket)}`}
          />
        ))}
      </div>
      <figcaption className="number">
        {shares.map(({ bucket, share }) => (
          <span key={bucket} className="bucket-bar-name">
            <span className={`bucket-sign bucket-${bucket}`} aria-hidden="true" />
            {words('agingShare', { name: words(bucketWords[bucket]), percent: (share * 100).toFixed(1) })}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
