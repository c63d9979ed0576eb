import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { NotFound } from '../../ui/not-found.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { readFlowConfig } from '../flow-path.ts';
import { OpenFlow } from './open-flow.tsx';

/** The flow that the address names. */
export function FlowPage() {
  const [search] = useSearchParams();
  const text = search.get('config');
  const config = useMemo(() => readFlowConfig(text), [text]);
  return config ? <OpenFlow key={text} config={config} /> : <NotFound home={homePath} />;
}
