import { agreeToPunchNotice, getPunchStart, type PunchNotice } from '@fairway/contract/punch-card.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useCommand } from '../../wire/calls.ts';
import './notice-card.css';

const seers = { managers: 'punchSeenByManagers', hr: 'punchSeenByHr' } as const;

/** What is kept of somebody's position, for how long and who sees it: read and agreed to before the first punch. */
export function NoticeCard({ notice, onAgreed }: { notice: PunchNotice; onAgreed: () => void }) {
  const words = useWords();
  const agreeing = useCommand(agreeToPunchNotice, { refreshes: [getPunchStart] });
  const { version, text, positionDays, photoDays, seenBy, isSentToMap, agreedTime } = notice;
  return (
    <Card title={words(agreedTime === null ? 'punchNotice' : 'punchNoticeAgain')}>
      <ul className="punch-notice">
        <li>{words('punchNoticeWhat')}</li>
        <li>{words('punchNoticeWhen')}</li>
        <li>{words('punchNoticePositions', { count: positionDays })}</li>
        <li>{words('punchNoticePhotos', { count: photoDays })}</li>
        <li>
          {seenBy.length === 0
            ? words('punchNoticeOnlyMe')
            : words('punchNoticeSeenBy', {
                who: seenBy.map((one) => words(seers[one])).join(words('listComma')),
              })}
        </li>
        <li>{words(isSentToMap ? 'punchNoticeMap' : 'punchNoticeNoMap')}</li>
        <li>{words('punchNoticeFixed')}</li>
      </ul>
      {text && <p className="punch-notice-text">{text}</p>}
      <Button
        look="primary"
        wide
        busy={agreeing.isPending}
        onClick={() => agreeing.mutate({ body: { version } }, { onSuccess: onAgreed })}
      >
        {words('punchAgree')}
      </Button>
    </Card>
  );
}
