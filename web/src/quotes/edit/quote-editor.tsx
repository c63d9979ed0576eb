import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { getQuote, type QuoteDetail, quoteGroups, updateQuote } from '@fairway/contract/quotes.ts';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { FormDraftOffer } from '../../forms/form-draft-offer.tsx';
import { moneyText, sumsText } from '../../freight/money-text.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.tsx';
import '../../ui/form.css';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { queryClient } from '../../wire/query-client.ts';
import { QuoteHead } from '../detail/quote-head.tsx';
import { quoteReads } from '../detail/use-quote-acts.ts';
import { isWhole, WhomFields } from '../new/whom-fields.tsx';
import { quotePathOf } from '../paths.ts';
import { chargeNameIn, dayOf, endOfDay, quoteLanguageOf } from '../quote-text.ts';
import { quoteGroupWords } from '../quote-words.ts';
import { AddLineSheet } from './add-line-sheet.tsx';
import { computedLines, type EditedLine, isRight, markedUp, writtenLine } from './edited-lines.ts';
import { type Edited, editedOf } from './edited-quote.ts';
import { LineFields } from './line-fields.tsx';
import { MarkUpFields } from './mark-up-fields.tsx';
import './quote-editor.css';
import { RepriceSheet } from './reprice-sheet.tsx';
import { useQuoteDraft } from './use-quote-draft.ts';

/** A draft: whom it is for, its lines and prices, what they come to. */
export function QuoteEditor({ quote }: { quote: QuoteDetail }) {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  /** What was there when this person began: what others did meanwhile the server tells when it is saved. */
  const [base, setBase] = useState(quote);
  const [edited, setEdited] = useState(() => editedOf(quote));
  const [open, setOpen] = useState<'line' | 'reprice'>();
  const [isSaved, setIsSaved] = useState(false);
  const saving = useCommand(updateQuote, { refreshes: quoteReads });
  const isChanged = useMemo(() => JSON.stringify(edited) !== JSON.stringify(editedOf(base)), [edited, base]);
  const computed = useMemo(() => computedLines(base.lines, edited.lines), [base, edited.lines]);
  const canSave = isWhole(edited) && edited.lines.length > 0 && edited.lines.every(isRight);
  const draft = useQuoteDraft({ base, edited, isChanged: isChanged && !isSaved, onTake: setEdited });
  useLeaveQuestion(isChanged && !isSaved, 'leaveKeepsDraft');
  const change = (changes: Partial<Edited>) => setEdited({ ...edited, ...changes });
  const takeLatest = async () => {
    const latest = await queryClient
      .fetchQuery({ ...load(getQuote, { params: { id: base.id } }), staleTime: 0 })
      .catch(() => undefined);
    if (!latest) return;
    draft.forget();
    setBase(latest);
    setEdited(editedOf(latest));
  };
  const save = async () => {
    if (!canSave) return;
    const { customerId, validUntil, lines, ...written } = edited;
    // A day that nobody changed keeps its hour.
    const until = validUntil === dayOf(base.validUntil) ? base.validUntil : endOfDay(validUntil);
    const body = {
      ...{ ...written, customerId: customerId || null, version: base.version },
      ...{ lines: lines.map(writtenLine), validUntil: until },
    };
    try {
      await saving.mutateAsync({ params: { id: base.id }, body });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== refusals.RECORD_CHANGED.code) return;
      const isWanted = await confirm({
        ...{ title: words('quoteStale'), body: words('quoteStaleBody'), agree: words('quoteStaleTake') },
      });
      if (isWanted) await takeLatest();
      return;
    }
    // Nobody is asked about what is saved.
    draft.forget();
    flushSync(() => setIsSaved(true));
    toast(words('quoteSaved'));
    void navigate(quotePathOf(base.id), { replace: true });
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };
  const buttons = (
    <>
      <Button onClick={() => setOpen('reprice')}>{words('quoteReprice')}</Button>
      <Button look="primary" busy={saving.isPending} disabled={!canSave} onClick={() => void save()}>
        {words('quoteSaveAndSee')}
      </Button>
    </>
  );
  const totals = <LiveTotals computed={computed} />;
  const whom = (
    <Card title={words('quoteForWhom')}>
      <div className={isDesk ? 'form-stack' : 'form-fields'}>
        <WhomFields value={edited} onChange={change} />
      </div>
    </Card>
  );
  return (
    <Page
      title={`${words('quoteEdit')} ${base.quoteNo}`}
      back={quotePathOf(base.id)}
      actions={isDesk && <span className="quote-acts">{buttons}</span>}
      foot={
        !isDesk && (
          <ActionBar line={<span className="number">{sumsText(computed.totals)}</span>}>{buttons}</ActionBar>
        )
      }
      width={isDesk ? 'whole' : 'column'}
      aside={
        isDesk && (
          <div className="page-aside-cards">
            {totals}
            {whom}
          </div>
        )
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: one key for everything inside it */}
      <div className="quote-editor" onKeyDown={saveByKey}>
        <FormDraftOffer draft={draft} />
        <QuoteHead quote={{ ...base, isBelowFloor: false }} />
        <Card title={words('quoteMarkUp')}>
          <MarkUpFields onApply={(markUp) => change({ lines: markedUp(edited.lines, base.lines, markUp) })} />
        </Card>
        <Card
          title={words('quoteLines')}
          state={
            <Button look="quiet" icon="plus" onClick={() => setOpen('line')}>
              {words('quoteLineAdd')}
            </Button>
          }
        >
          <GroupedLines
            lines={edited.lines}
            base={base}
            computed={computed}
            onChange={(lines) => change({ lines })}
          />
        </Card>
        {!isDesk && totals}
        {!isDesk && whom}
      </div>
      {open === 'line' && (
        <AddLineSheet
          onAdd={(line) => change({ lines: [...edited.lines, line] })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'reprice' && (
        <RepriceSheet
          quote={base}
          onDone={() => {
            // What is said in a sheet goes away with it.
            flushSync(() => setOpen(undefined));
            toast(words('quoteRepriced'));
            void takeLatest();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  );
}

type Computed = ReturnType<typeof computedLines>;

function LiveTotals({ computed: { totals, belowFloor } }: { computed: Computed }) {
  const words = useWords();
  const language = quoteLanguageOf(useLanguage());
  const seesFloor = useCan('freight', 'column', 'floor');
  return (
    <Card title={words('quoteTotals')}>
      <div className="offer-totals" role="status">
        <dl>
          {totals.map((sum) => (
            <div key={sum.currency}>
              <dt>{words('quoteTotalIn', { currency: sum.currency })}</dt>
              <dd className="number">{moneyText(sum)}</dd>
            </div>
          ))}
        </dl>
        {seesFloor && belowFloor.length > 0 && (
          <p className="quote-banner">
            {words('quoteBelowFloorLine', {
              names: belowFloor
                .map((line) => `${chargeNameIn(language, line)} ${line.boxType}`.trim())
                .join(words('listComma')),
            })}
          </p>
        )}
      </div>
    </Card>
  );
}

interface GroupedLinesProps {
  lines: readonly EditedLine[];
  base: QuoteDetail;
  computed: Computed;
  onChange: (lines: EditedLine[]) => void;
}

/** The lines in their parts; Enter and the arrows go from price to price. */
function GroupedLines({ lines, base, computed, onChange }: GroupedLinesProps) {
  const words = useWords();
  if (lines.length === 0) return <p className="offer-note">{words('quoteLineNone')}</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the fields inside it
    <div onKeyDown={goToNextPrice}>
      {quoteGroups.map((group) => {
        const own = lines.filter((line) => line.group === group);
        if (own.length === 0) return null;
        const title = words(quoteGroupWords[group]);
        return (
          <section key={group} className="offer-group">
            <h3>{title}</h3>
            <ul className="quote-line-list" aria-label={title}>
              {own.map((line) => (
                <LineFields
                  key={line.key}
                  line={line}
                  before={base.lines.find(({ id }) => !line.isNew && id === line.key)}
                  computed={computed.byKey.get(line.key)}
                  onChange={(changes) =>
                    onChange(lines.map((one) => (one.key === line.key ? { ...one, ...changes } : one)))
                  }
                  onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function goToNextPrice(event: KeyboardEvent<HTMLElement>): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  const field = event.target as HTMLElement;
  const kind = field.dataset.field;
  if (!step || !kind) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-field="${kind}"]`)];
  const next = all[all.indexOf(field as HTMLInputElement) + step];
  event.preventDefault();
  next?.focus();
  next?.select();
}
