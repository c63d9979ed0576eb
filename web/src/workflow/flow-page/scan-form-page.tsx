import { Navigate, useSearchParams } from 'react-router';
import { decodeConfig } from '../../app/config-query.ts';
import { homePath } from '../../app/tabs.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { flowConfigOf, flowPath } from '../flow-path.ts';

/** A flow whose code was scanned: to be read, if one may. */
export function ScanFormPage() {
  const [search] = useSearchParams();
  const config = flowConfigOf({ ...decodeConfig(search.get('config')), opType: '3' });
  return config ? <Navigate replace to={flowPath(config)} /> : <NotFound home={homePath} />;
}
