import type { MessageDetail } from '@fairway/contract/messages.ts';
import { wordsOf } from '@fairway/domain/text/formatted-text.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { FileList } from '../forms/fields/uploads/file-list.tsx';
import { filesInText } from '../forms/fields/uploads/file-value.ts';
import { useWords } from '../language/words.ts';
import { ExternalMark } from '../people/external-mark.tsx';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { requestBytes } from '../wire/request.ts';
import './message-article.css';

interface MessageArticleProps {
  title: string;
  excerpt: string;
  /** HTML of unknown origin. */
  bodyText: string;
  /** JSON text of stored files. */
  files: string;
  releaseUser: string;
  /** Of whoever wrote it; announcements are written by colleagues. */
  isExternal?: boolean;
  releaseTime: number;
  expirationTime: number | null;
  /** What became of what it asked for. */
  settled?: MessageDetail['settled'];
}

/** A message as its readers see it. */
export function MessageArticle(props: MessageArticleProps) {
  const {
    title,
    excerpt,
    bodyText,
    files,
    releaseUser,
    isExternal = false,
    releaseTime,
    expirationTime,
    settled,
  } = props;
  const words = useWords();
  const at = (time: number) => formatDate(time, 'yyyy-MM-dd HH:mm');
  const isOver = expirationTime !== null && expirationTime < Date.now();
  return (
    <article className="message-article">
      <h2>{title}</h2>
      <p className="message-article-from">
        <span>
          {releaseUser || words('messageFromSystem')}
          <ExternalMark shown={isExternal} />
        </span>
        <time className="number" dateTime={new Date(releaseTime).toISOString()}>
          {at(releaseTime)}
        </time>
      </p>
      {settled && (
        <p className="message-article-settled">
          <Icon name="check" size={16} />
          <span>{settled.text}</span>
          <time className="number" dateTime={new Date(settled.at).toISOString()}>
            {at(settled.at)}
          </time>
        </p>
      )}
      {isOver && <p className="message-article-over">{words('messageOver', { time: at(expirationTime) })}</p>}
      {excerpt && !isBeginning(excerpt, bodyText) && <p className="message-article-excerpt">{excerpt}</p>}
      {bodyText && <RichText html={bodyText} openPicture={openPicture} />}
      <FileList label={words('messageFiles')} files={filesInText(files)} type="annex" />
    </article>
  );
}

/** Who wrote nothing shorter has the first words as the excerpt: above the text they would be there twice. */
function isBeginning(excerpt: string, bodyText: string): boolean {
  const bare = (words: string) => words.replace(/\s+/g, '');
  return bare(wordsOf(bodyText)).startsWith(bare(excerpt));
}

const openPicture = async (address: string): Promise<string> =>
  URL.createObjectURL(await requestBytes({ url: address, method: 'GET' }));
