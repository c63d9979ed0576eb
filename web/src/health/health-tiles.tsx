import type { Finding, FindingName, HealthFigures } from '@fairway/contract/health.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../language/words.ts';
import { Sparkline } from '../ui/sparkline.tsx';
import { lengthWords, percent, sizeWords } from './measures.ts';
import { Tile, TileBar } from './tile.tsx';

interface HealthTilesProps {
  figures: HealthFigures;
  findings: readonly Finding[];
}

/** Everything that is measured, a tile each. */
export function HealthTiles({ figures, findings }: HealthTilesProps) {
  const levelOf = (...names: FindingName[]) => findings.find(({ what }) => names.includes(what))?.level;
  return (
    <div className="tiles">
      <DatabaseTile
        figures={figures}
        level={levelOf('databaseDown', 'connections', 'longTransaction', 'transactionAge')}
      />
      <BackupTile figures={figures} level={levelOf('noBackup', 'oldBackup')} />
      <DiskTile figures={figures} level={levelOf('diskLow')} />
      <JobsTile figures={figures} level={levelOf('jobsGivenUp', 'jobsLate')} />
      <RequestsTile figures={figures} level={levelOf('failing')} />
      <SpeedTile figures={figures} level={levelOf('slow', 'eventLoop')} />
      <MemoryTile figures={figures} level={levelOf('memory')} />
      <LiveTile figures={figures} />
      <ProcessTile figures={figures} />
    </div>
  );
}

interface OneTile {
  figures: HealthFigures;
  level?: 'watch' | 'bad' | undefined;
}

function DatabaseTile({ figures: { database }, level }: OneTile) {
  const words = useWords();
  const { isUp, connections, mostConnections, longestTransaction } = database;
  const used = { used: connections, most: mostConnections };
  if (!isUp)
    return (
      <Tile
        icon="building"
        title={words('healthDatabase')}
        figure={words('findDatabaseDown')}
        level={level}
      />
    );
  return (
    <Tile
      icon="building"
      title={words('healthDatabase')}
      figure={sizeWords(database.size)}
      level={level}
      lines={[
        words(database.kind === 'embedded' ? 'healthEmbedded' : 'healthExternal'),
        words('healthConnections', used),
        words('healthLongest', { time: lengthWords(words, longestTransaction) }),
      ]}
    >
      <TileBar
        label={words('healthConnections', used)}
        share={mostConnections > 0 ? connections / mostConnections : 0}
        level={level}
      />
    </Tile>
  );
}

function BackupTile({ figures: { at, backup }, level }: OneTile) {
  const words = useWords();
  const { lastAt, bytes } = backup;
  return (
    <Tile
      icon="shield"
      title={words('healthBackup')}
      figure={
        lastAt === null
          ? words('healthNever')
          : words('healthAgo', { time: lengthWords(words, (at - lastAt) / 1_000) })
      }
      level={level}
      lines={[
        ...(lastAt === null ? [] : [formatDate(lastAt)]),
        ...(bytes === null ? [] : [sizeWords(bytes)]),
        words('healthBackupHow'),
      ]}
    />
  );
}

function DiskTile({ figures: { disk }, level }: OneTile) {
  const words = useWords();
  if (!disk)
    return (
      <Tile
        icon="folder"
        title={words('healthDisk')}
        figure={words('healthUnknown')}
        lines={[words('healthDiskElsewhere')]}
      />
    );
  const share = disk.size > 0 ? disk.free / disk.size : 0;
  return (
    <Tile
      icon="folder"
      title={words('healthDisk')}
      figure={words('healthFree', { share: percent(share) })}
      level={level}
      lines={[words('healthFreeOf', { free: sizeWords(disk.free), size: sizeWords(disk.size) })]}
    >
      <TileBar label={words('healthUsed', { share: percent(1 - share) })} share={1 - share} level={level} />
    </Tile>
  );
}

function JobsTile({ figures: { at, jobs }, level }: OneTile) {
  const words = useWords();
  const { waiting, running, retrying, givenUp, oldestDueAt } = jobs;
  return (
    <Tile
      icon="clock"
      title={words('healthJobs')}
      figure={words('healthJobsWaiting', { count: waiting })}
      level={level}
      lines={[
        words('healthJobsRunning', { count: running }),
        words('healthJobsFailed', { retrying, givenUp }),
        ...(oldestDueAt === null
          ? []
          : [words('healthJobsOldest', { time: lengthWords(words, Math.max(0, at - oldestDueAt) / 1_000) })]),
      ]}
    />
  );
}

function RequestsTile({ figures: { requests }, level }: OneTile) {
  const words = useWords();
  const { perMinute, recent, recentFailed, minutes } = requests;
  return (
    <Tile
      icon="chart"
      title={words('healthRequests')}
      figure={words('healthPerMinute', { count: perMinute })}
      level={level}
      lines={[words('healthFailed', { failed: recentFailed, count: recent })]}
    >
      <Sparkline label={words('healthRequestsPicture')} points={minutes} />
    </Tile>
  );
}

function SpeedTile({ figures: { requests, eventLoop }, level }: OneTile) {
  const words = useWords();
  return (
    <Tile
      icon="play"
      title={words('healthSpeed')}
      figure={requests.p95 === null ? words('healthQuiet') : lengthWords(words, requests.p95 / 1_000)}
      level={level}
      lines={[words('healthP95'), words('healthEventLoop', { time: lengthWords(words, eventLoop / 1_000) })]}
    >
      <Sparkline label={words('healthSpeedPicture')} points={requests.p95s} />
    </Tile>
  );
}

function MemoryTile({ figures: { memory }, level }: OneTile) {
  const words = useWords();
  const { used, heap, mostHeap, minutes } = memory;
  return (
    <Tile
      icon="box"
      title={words('healthMemory')}
      figure={sizeWords(used)}
      level={level}
      lines={[words('healthHeap', { used: sizeWords(heap), most: sizeWords(mostHeap) })]}
    >
      <Sparkline label={words('healthMemoryPicture')} points={minutes} />
    </Tile>
  );
}

function LiveTile({ figures: { live } }: OneTile) {
  const words = useWords();
  return (
    <Tile
      icon="users"
      title={words('healthLive')}
      figure={words('healthPeople', { count: live.people })}
      lines={[words('healthSockets', { count: live.sockets })]}
    />
  );
}

function ProcessTile({ figures: { at, version, startedAt, live } }: OneTile) {
  const words = useWords();
  return (
    <Tile
      icon="info"
      title={words('healthProcess')}
      figure={version}
      lines={[
        words('healthUptime', { time: lengthWords(words, Math.max(0, at - startedAt) / 1_000) }),
        words('healthProcesses', { count: live.processes }),
      ]}
    />
  );
}
