import type { ReportComment } from '@fairway/contract/report-log.ts';

/** Each comment with everything that was answered to it, to an answer as well, in the order it was said. */
export function threadsOf(
  comments: readonly ReportComment[],
): { first: ReportComment; answers: ReportComment[] }[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const firstOf = (comment: ReportComment): ReportComment => {
    const answered = comment.replyToId === null ? undefined : byId.get(comment.replyToId);
    return answered ? firstOf(answered) : comment;
  };
  const threads = Map.groupBy(comments, (comment) => firstOf(comment).id);
  return comments
    .filter((comment) => firstOf(comment) === comment)
    .map((first) => ({ first, answers: (threads.get(first.id) ?? []).filter((one) => one !== first) }));
}
