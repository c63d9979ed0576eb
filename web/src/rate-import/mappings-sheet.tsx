import { deleteRateMapping, listRateMappings } from '@fairway/contract/rate-import.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { Card } from '../ui/card.tsx';
import { confirm } from '../ui/confirm.tsx';
import { Empty } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { load, useCommand } from '../wire/calls.ts';

interface MappingsSheetProps {
  open: boolean;
  onClose: () => void;
}

/** The sheets whose columns are known, and to forget what was said about one. */
export function MappingsSheet({ open, onClose }: MappingsSheetProps) {
  const words = useWords();
  const { data } = useQuery({ ...load(listRateMappings, { query: { pageSize: '100' } }), enabled: open });
  const forget = useCommand(deleteRateMapping, { refreshes: [listRateMappings] });
  const ask = async (id: string, name: string) => {
    const title = words('rateImportForgetAsk', { name });
    if (await confirm({ title, body: words('rateImportForgetLine'), danger: true }))
      forget.mutate({ params: { id } });
  };
  return (
    <Sheet title={words('rateImportMappings')} {...{ open, onClose }}>
      {data?.list.length === 0 && <Empty title={words('rateImportNoMappings')} />}
      {data?.list.map(({ id, name, headings, lastModifyUserName, lastModifyTime }) => (
        <Card
          key={id}
          title={name}
          state={
            <IconButton
              icon="trash"
              label={words('rateImportForget', { name })}
              onClick={() => void ask(id, name)}
            />
          }
        >
          <p>{headings.filter(Boolean).join(' | ').slice(0, 200)}</p>
          <p>{words('rateImportBy', { name: lastModifyUserName, time: formatDate(lastModifyTime) })}</p>
        </Card>
      ))}
    </Sheet>
  );
}
