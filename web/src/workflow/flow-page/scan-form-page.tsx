import { Navigate, useSearchParams } from 'react-router';
import { NotFound } from '../../ui/not-found.tsx';
import { decodeConfig } from '../../wire/navigation/config-query.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { flowConfigOf, flowPath } from '../flow-path.ts';

/** A flow whose code was scanned: to be read, if one may. */
export function ScanFormPage() {
  const [search] = useSearchParams();
  const config = flowConfigOf({ ...decodeConfig(search.get('config')), opType: '3' });
  return config ? <Navigate replace to={flowPath(config)} /> : <NotFound home={homePath} />;
}
