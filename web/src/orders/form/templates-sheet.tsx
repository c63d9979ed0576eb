import {
  deleteOrderTemplate,
  listOrderTemplates,
  type OrderTemplate,
  orderFromTemplate,
} from '@fairway/contract/orders.ts';
import { writeBoxes } from '@fairway/domain/freight/teu.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { load, useCommand } from '../../wire/calls.ts';
import { orderReads } from '../order-reads.ts';
import { laneText } from '../order-text.ts';
import { orderEditPath } from '../paths.ts';
import './picked-rows.css';

/** One's templates: a press makes a draft of one. */
export function TemplatesSheet({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const navigate = useNavigate();
  const asked = useQuery({ ...load(listOrderTemplates, {}), meta: { quiet: true } });
  const using = useCommand(orderFromTemplate, { refreshes: orderReads });
  const deleting = useCommand(deleteOrderTemplate, { refreshes: [listOrderTemplates] });
  const use = async ({ id }: OrderTemplate) => {
    const made = await using.mutateAsync({ params: { id } }).catch(() => undefined);
    if (!made) return;
    onClose();
    void navigate(orderEditPath(made.id));
  };
  const remove = async ({ id, name }: OrderTemplate) => {
    const title = words('orderTemplateDeleteAsk', { name });
    if (await confirm({ title, body: words('recordDeleteBody'), agree: words('delete'), danger: true }))
      await deleting.mutateAsync({ params: { id } }).catch(() => undefined);
  };
  return (
    <Sheet title={words('orderTemplates')} open onClose={onClose}>
      <Loaded query={asked}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title={words('orderTemplatesNone')} line={words('orderTemplatesNoneLine')} />
          ) : (
            <ul className="picked-rows">
              {list.map((template) => (
                <li key={template.id}>
                  <button type="button" disabled={using.isPending} onClick={() => void use(template)}>
                    <strong>{template.name}</strong>
                    <small>
                      {[
                        ...[laneText(template), writeBoxes(template.boxes), template.commodity],
                        template.customerName,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </button>
                  <IconButton
                    icon="trash"
                    label={words('orderTemplateDelete', { name: template.name })}
                    onClick={() => void remove(template)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Sheet>
  );
}
