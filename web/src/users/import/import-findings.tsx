import type { Reply } from '@fairway/contract/endpoint.ts';
import type { previewUserImport, UserSheetColumn } from '@fairway/contract/user-imports.ts';
import { csvOf, csvType } from '@fairway/domain/text/csv.ts';
import { type PlainKey, useWords } from '../../language/words.ts';
import { saveText } from '../../native/save-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import './user-import.css';

type Found = Reply<typeof previewUserImport>;

const columnWords: Readonly<Record<UserSheetColumn, PlainKey>> = {
  ...{ account: 'userAccount', realName: 'userName', organisations: 'userOrganisations' },
  ...{ positions: 'userPositions', roles: 'userRoles', manager: 'userManager', mobilePhone: 'userMobile' },
  ...{ email: 'userEmail', entryDate: 'userEntryDate', ranks: 'userRanks' },
};

/** Every cell of a sheet that must be mended, and who would be added. */
export function ImportFindings({ found }: { found: Found }) {
  const words = useWords();
  const { fileName, total, problems, ignored, rows } = found;
  const saveProblems = () =>
    saveText(
      `${words('userImportProblemsName')}.csv`,
      csvOf([
        [words('userImportCell'), words('userImportColumn'), words('userImportText'), words('userImportWhy')],
        ...problems.map((one) => [one.address, words(columnWords[one.column]), one.text, one.words]),
      ]),
      csvType,
    );
  return (
    <>
      <Card title={fileName || words('userImportPreview')}>
        <p className={problems.length > 0 ? 'user-import-bad' : 'user-import-good'} role="status">
          {problems.length > 0
            ? words('userImportBad', { total, cells: problems.length })
            : words('userImportGood', { total })}
        </p>
        {ignored.length > 0 && (
          <p className="user-import-line">
            {words('userImportIgnored', { columns: ignored.join(words('listComma')) })}
          </p>
        )}
      </Card>
      {problems.length > 0 && (
        <Card
          title={words('userImportProblems')}
          state={
            <Button icon="download" onClick={saveProblems}>
              {words('userImportSaveProblems')}
            </Button>
          }
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys */}
          <section className="user-import-scroll" tabIndex={0} aria-label={words('userImportProblems')}>
            <table className="user-import-table">
              <thead>
                <tr>
                  <th>{words('userImportCell')}</th>
                  <th>{words('userImportColumn')}</th>
                  <th>{words('userImportText')}</th>
                  <th>{words('userImportWhy')}</th>
                </tr>
              </thead>
              <tbody>
                {problems.map((problem) => (
                  <tr key={`${problem.row} ${problem.column}`}>
                    <th>{problem.address}</th>
                    <td>{words(columnWords[problem.column])}</td>
                    <td>{problem.text}</td>
                    <td>{problem.words}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </Card>
      )}
      <Card title={words('userImportPeople')}>
        <ul className="user-import-people">
          {rows.map(({ row, account, realName, organisations, isBad }) => (
            <li key={row}>
              <span className="user-import-number">{row}</span>
              <span className="user-import-name">
                <strong>{realName || '—'}</strong> {account}
                <small>{organisations.join(words('listComma'))}</small>
              </span>
              <StateLabel tone={isBad ? 'bad' : 'good'}>
                {words(isBad ? 'userImportRowBad' : 'userImportRowGood')}
              </StateLabel>
            </li>
          ))}
        </ul>
        {total > rows.length && (
          <p className="user-import-line">{words('userImportMore', { count: total - rows.length })}</p>
        )}
      </Card>
    </>
  );
}
