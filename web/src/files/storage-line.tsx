import { getMyStorage } from '@fairway/contract/files.ts';
import { useQuery } from '@tanstack/react-query';
import { formatFileSize } from '../language/measures.ts';
import { useWords } from '../language/words.ts';
import { load } from '../wire/calls.ts';
import './storage-line.css';

/** From here on people should know that it will be full. */
const nearlyFull = 0.8;

/** How much room one's files take of what they may; loud only when it comes to an end. */
export function StorageLine() {
  const words = useWords();
  const { data } = useQuery(load(getMyStorage, {}));
  if (!data || data.used === 0) return null;
  const places = { used: formatFileSize(words, data.used), limit: formatFileSize(words, data.limit) };
  const isNearlyFull = data.used > data.limit * nearlyFull;
  return (
    <p className={isNearlyFull ? 'storage-line is-nearly-full' : 'storage-line'}>
      {words(isNearlyFull ? 'storageNearlyFull' : 'storageUsed', places)}
    </p>
  );
}
