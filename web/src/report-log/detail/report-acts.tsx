import { deleteReport, likeReport, type Report } from '@fairway/contract/report-log.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { editReportPath } from '../paths.ts';
import { reportReads } from '../report-reads.ts';

/** What can be done with a report: by its writer, and by whoever reads it. */
export function ReportActs({ report, onGone }: { report: Report; onGone: () => void }) {
  const words = useWords();
  const navigate = useNavigate();
  const liking = useCommand(likeReport, { refreshes: reportReads, mask: false });
  const deleting = useCommand(deleteReport, { refreshes: reportReads });
  const { id, title, isMine, isLiked, likedBy, likes } = report;
  const params = { id };
  const remove = async () => {
    const isSure = await confirm({
      ...{ title: words('reportDeleteAsk', { title }), body: words('reportDeleteBody') },
      ...{ agree: words('delete'), danger: true },
    });
    if (!isSure) return;
    deleting.mutate(
      { params },
      {
        onSuccess: () => {
          toast(words('reportDeleted'));
          onGone();
        },
      },
    );
  };
  const names = likedBy.map(({ realName }) => realName).join(words('listComma'));
  return (
    <div className="report-acts">
      <Button
        icon="heart"
        busy={liking.isPending}
        aria-pressed={isLiked}
        onClick={() => liking.mutate({ params, body: { isLiked: !isLiked } })}
      >
        {[words(isLiked ? 'reportLiked' : 'reportLike'), likes || ''].join(' ').trim()}
      </Button>
      {isMine && (
        <>
          <Button icon="edit" onClick={() => void navigate(editReportPath(id))}>
            {words('edit')}
          </Button>
          <Button icon="trash" busy={deleting.isPending} onClick={() => void remove()}>
            {words('delete')}
          </Button>
        </>
      )}
      {names && <span className="report-faint">{words('reportLikedBy', { names })}</span>}
    </div>
  );
}
