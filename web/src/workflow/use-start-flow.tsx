import type { Reply } from '@fairway/contract/endpoint.ts';
import { listFlowsOf } from '@fairway/contract/workflow-templates.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { MenuRows } from '../ui/menu-rows.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { toast } from '../ui/toast.ts';
import { load } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';
import { flowPath } from './flow-path.ts';

/** What has to be known of a template to start it. */
export interface StartableTemplate {
  id: string;
  enCode: string;
  fullName: string;
  formType: number;
  type: number;
}

type Flow = Reply<typeof listFlowsOf>[number];

interface StartFlow {
  start: (template: StartableTemplate) => void;
  /** Asks which, where a template has several; to be drawn by whoever starts. */
  choice: ReactNode;
}

/** Opens a new request of a template. */
export function useStartFlow(): StartFlow {
  const words = useWords();
  const navigate = useNavigate();
  const isAsking = useRef(false);
  const [asked, setAsked] = useState<{ template: StartableTemplate; flows: readonly Flow[] }>();

  const open = ({ enCode, fullName, formType, type }: StartableTemplate, { id: flowId }: Flow) =>
    void navigate(flowPath({ id: '', enCode, flowId, formType, type, opType: '-1', fullName }));
  const ask = async (template: StartableTemplate) => {
    const input = { params: { templateId: template.id }, query: { type: '1' } };
    const flows = await queryClient.fetchQuery(load(listFlowsOf, input));
    const [first] = flows;
    if (!first) toast(words('flowMissing'));
    else if (flows.length === 1) open(template, first);
    else setAsked({ template, flows });
  };
  const start = (template: StartableTemplate) => {
    if (isAsking.current) return;
    isAsking.current = true;
    ask(template)
      // The query client has told the person.
      .catch(() => undefined)
      .finally(() => {
        isAsking.current = false;
      });
  };
  return {
    start,
    choice: (
      <Sheet title={words('flowPick')} open={asked !== undefined} onClose={() => setAsked(undefined)}>
        {asked && (
          <MenuRows
            rows={asked.flows.map((flow) => ({
              icon: 'workflow',
              name: flow.flowName || flow.fullName,
              opens: () => {
                setAsked(undefined);
                open(asked.template, flow);
              },
            }))}
          />
        )}
      </Sheet>
    ),
  };
}
