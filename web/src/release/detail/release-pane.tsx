import { getRelease } from '@fairway/contract/releases.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadedPane } from '../../ui/loaded-pane.tsx';
import { load } from '../../wire/calls.ts';
import { ReleaseActs } from '../acts/release-acts.tsx';
import { type ReleaseSheet, ReleaseSheets } from '../acts/release-sheets.tsx';
import { releasePathOf } from '../paths.ts';
import { useReleaseRights } from '../use-release-rights.ts';
import { CustomerRelease } from './customer-release.tsx';
import { ReleaseBody } from './release-body.tsx';
import './release-pane.css';
import { ReleaseRail } from './release-rail.tsx';

interface ReleasePaneProps {
  id: string;
  onClose: () => void;
}

/** A release beside the table it stands in. */
export function ReleasePane({ id, onClose }: ReleasePaneProps) {
  const words = useWords();
  const navigate = useNavigate();
  const { isStaff } = useReleaseRights();
  const [open, setOpen] = useState<ReleaseSheet>();
  const asked = useQuery({ ...load(getRelease, { params: { id } }), meta: { quiet: true } });
  const release = asked.data;
  return (
    <>
      <LoadedPane
        query={asked}
        className="release-pane"
        title={release?.releaseNo ?? words('releaseOne')}
        actions={
          release && (
            <>
              <ReleaseActs release={release} onOpen={setOpen} />
              <IconButton
                icon="release"
                label={words('releaseOpenPage')}
                onClick={() => void navigate(releasePathOf(id))}
              />
            </>
          )
        }
        onClose={onClose}
      >
        {(shown) =>
          isStaff ? (
            <>
              <ReleaseBody release={shown} onSheet={setOpen} />
              <ReleaseRail release={shown} onSheet={setOpen} />
            </>
          ) : (
            <CustomerRelease release={shown} onSheet={setOpen} />
          )
        }
      </LoadedPane>
      {release && <ReleaseSheets release={release} open={open} onOpen={setOpen} />}
    </>
  );
}
