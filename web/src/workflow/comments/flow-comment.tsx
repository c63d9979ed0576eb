import {
  type FlowComment as Comment,
  deleteComment,
  listComments,
} from '@fairway/contract/workflow-comments.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { FileList } from '../../forms/fields/uploads/file-list.tsx';
import { filesInText } from '../../forms/fields/uploads/file-value.ts';
import { PictureGrid } from '../../forms/fields/uploads/picture-grid.tsx';
import { formatAgo } from '../../language/measures.ts';
import { useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import './flow-comment.css';
import { MentionedText } from './mentioned-text.tsx';

/** What somebody said, with its pictures and files; one's own can be taken back. */
export function FlowComment({ comment }: { comment: Comment }) {
  const words = useWords();
  const deleting = useCommand(deleteComment, { refreshes: [listComments] });
  const remove = async () => {
    if (!(await confirm({ title: words('commentDeleteAsk'), agree: words('delete'), danger: true }))) return;
    deleting.mutate({ params: { id: comment.id } }, { onSuccess: () => toast(words('commentDeleted')) });
  };
  const at = comment.creatorTime;
  return (
    <article className="flow-comment">
      <PersonAvatar name={comment.creatorUser} headIcon={comment.creatorUserHeadIcon} size={36} />
      <div className="flow-comment-body">
        <header className="flow-comment-head">
          <span className="flow-comment-name">{comment.creatorUser}</span>
          <ExternalMark shown={comment.isExternal} />
          <time dateTime={new Date(at).toISOString()} title={formatDate(at)}>
            {formatAgo(words, at)}
          </time>
          {comment.isDel && (
            <IconButton icon="trash" label={words('commentDelete')} onClick={() => void remove()} />
          )}
        </header>
        {comment.text !== '' && <MentionedText text={comment.text} mentions={comment.mentions} />}
        <PictureGrid label={words('commentPictures')} files={filesInText(comment.image)} type="annexpic" />
        <FileList label={words('commentFiles')} files={filesInText(comment.file)} type="annex" />
      </div>
    </article>
  );
}
