import { addNotice, listNotices, publishNotice } from '@fairway/contract/notices.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { noticesPath } from '../../notices/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { firstHourReads } from '../first-hour-reads.ts';

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'))
    .map((line) => `<p>${line}</p>`)
    .join('');

/** A first word to everybody; one that could not be published stays among the announcements. */
export function NoticeStep() {
  const words = useWords();
  const [title, setTitle] = useState(words('firstNoticeTitleSample'));
  const [text, setText] = useState(words('firstNoticeSample'));
  const refreshes = [...firstHourReads, listNotices];
  const adding = useCommand(addNotice, { refreshes });
  const publishing = useCommand(publishNotice, { refreshes });
  const publish = () =>
    adding.mutate(
      { body: { title, bodyText: paragraphs(text), category: 'announcement' } },
      {
        onSuccess: ({ id, version }) =>
          publishing.mutate(
            { params: { id }, body: { version } },
            { onSuccess: () => toast(words('firstNoticeDone')) },
          ),
      },
    );
  return (
    <Card>
      <TextField
        label={words('firstNoticeTitle')}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        label={words('firstNoticeText')}
        rows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        look="primary"
        busy={adding.isPending || publishing.isPending}
        disabled={title.trim() === '' || text.trim() === ''}
        onClick={publish}
      >
        {words('firstNoticePublish')}
      </Button>
      <Link to={noticesPath}>{words('firstNoticeMore')}</Link>
    </Card>
  );
}
