import { useLocation, useNavigate, useSearchParams } from 'react-router';

interface OpenRow {
  id: string | null;
  open: (id: string) => void;
  close: () => void;
}

/**
 * Which row of a list is open, kept in the URL as `?id=`. Back closes it, however many rows were looked at. What the
 * detail keeps in the URL besides (`parts`) goes with it.
 */
export function useOpenRow(parts: readonly string[] = []): OpenRow {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const id = search.get('id');
  const cameFromList = (location.state as { fromList?: boolean } | null)?.fromList === true;

  const open = (next: string) => {
    setSearch(withId(search, next, parts), {
      replace: id !== null,
      state: { fromList: id === null || cameFromList },
    });
  };
  const close = () => {
    if (id === null) return;
    if (cameFromList) void navigate(-1);
    else setSearch(withId(search, null, parts), { replace: true });
  };
  return { id, open, close };
}

function withId(search: URLSearchParams, id: string | null, parts: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const part of parts) next.delete(part);
  if (id === null) next.delete('id');
  else next.set('id', id);
  return next;
}
