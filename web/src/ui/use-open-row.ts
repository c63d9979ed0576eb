import { useLocation, useNavigate, useSearchParams } from 'react-router';

interface OpenRow {
  id: string | null;
  open: (id: string) => void;
  close: () => void;
}

/** Which row of a list is open, kept in the URL as `?id=`. Back closes it, however many rows were looked at. */
export function useOpenRow(): OpenRow {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const id = search.get('id');
  const cameFromList = (location.state as { fromList?: boolean } | null)?.fromList === true;

  const open = (next: string) => {
    setSearch(withId(search, next), {
      replace: id !== null,
      state: { fromList: id === null || cameFromList },
    });
  };
  const close = () => {
    if (id === null) return;
    if (cameFromList) void navigate(-1);
    else setSearch(withId(search, null), { replace: true });
  };
  return { id, open, close };
}

function withId(search: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (id === null) next.delete('id');
  else next.set('id', id);
  return next;
}
