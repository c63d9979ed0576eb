import { listDelegators } from '@fairway/contract/workflow-delegations.ts';
import { listFlowsOf } from '@fairway/contract/workflow-templates.ts';
import { splitFullName } from '@fairway/domain/people/person-name.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckMark } from '../../ui/check-mark.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { load } from '../../wire/calls.ts';
import { queryClient } from '../../wire/query-client.ts';
import { flowPath } from '../flow-path.ts';
import type { StartableTemplate } from '../use-start-flow.tsx';
import './delegator-sheet.css';

interface DelegatorSheetProps {
  /** The flow that is to be started; none closes the sheet. */
  template: StartableTemplate | undefined;
  onClose: () => void;
}

/** For whom a flow is started: those who entrusted one with it. */
export function DelegatorSheet({ template, onClose }: DelegatorSheetProps) {
  const words = useWords();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isOpening, setIsOpening] = useState(false);
  const people = useQuery({
    ...load(listDelegators, { query: { flowId: template?.id ?? '' } }),
    enabled: template !== undefined,
  });
  const close = () => {
    setChosen([]);
    onClose();
  };
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const begin = async () => {
    if (!template) return;
    if (chosen.length === 0) return toast(words('entrustNobody'));
    setIsOpening(true);
    try {
      const input = { params: { templateId: template.id }, query: { type: '1' } };
      const [flow] = await queryClient.fetchQuery(load(listFlowsOf, input));
      if (!flow) return;
      const { enCode, fullName, formType, type } = template;
      const config = { id: '', enCode, flowId: flow.id, formType, type, opType: '-1', fullName };
      close();
      void navigate(flowPath({ ...config, delegateUserList: [...chosen] }));
    } catch {
      // The query client has told the person.
    } finally {
      setIsOpening(false);
    }
  };
  return (
    <Sheet
      title={words('entrustPickPeople')}
      open={template !== undefined}
      onClose={close}
      actions={
        <Button look="primary" wide busy={isOpening} onClick={() => void begin()}>
          {words('entrustBegin')}
        </Button>
      }
    >
      <p className="delegators-line">{words('entrustPickPeopleLine', { flow: template?.fullName ?? '' })}</p>
      <Loaded query={people}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title={words('entrustNoFlows')} line={words('entrustNoFlowsLine')} />
          ) : (
            <ul className="delegators" aria-label={words('entrustPickPeople')}>
              {list.map((person) => (
                <li key={person.id}>
                  <button
                    type="button"
                    className="delegator"
                    aria-pressed={chosen.includes(person.id)}
                    onClick={() => toggle(person.id)}
                  >
                    <CheckMark state={chosen.includes(person.id) ? 'on' : 'off'} />
                    <PersonAvatar name={nameOf(person)} headIcon={person.headIcon} size={36} />
                    <span className="delegator-words">
                      <span>
                        {nameOf(person)}
                        <ExternalMark shown={person.isExternal === true} />
                      </span>
                      <span className="delegator-place">{person.organize}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Sheet>
  );
}

/** People come as `name/account`. */
const nameOf = ({ fullName }: { fullName: string }) => splitFullName({ type: 'user', fullName }).name;
