import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { frameWords, loadWords } from '../language/words.ts';
import { loadDrawings } from '../ui/icon.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import type { Column } from '../ui/table/column.ts';
import { Table } from '../ui/table/table.tsx';
import { plainLook } from '../ui/table/table-look.ts';
import '../ui/base.css';
import '../ui/tokens.css';

interface Order {
  id: string;
  number: number;
}

const orders = Array.from({ length: 10_000 }, (_, number): Order => ({ id: `o${number}`, number }));
const money = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 });
const states = ['未结', '部分收款', '已结'];
const stateOf = ({ number }: Order) => states[number % states.length] ?? '';

const columns: Column<Order>[] = [
  { id: 'number', name: '单号', text: ({ number }) => `SHA2026${String(number).padStart(6, '0')}` },
  { id: 'customer', name: '客户', text: ({ number }) => `宁波博远家居有限公司 ${number % 97}`, width: 220 },
  {
    id: 'state',
    name: '状态',
    text: stateOf,
    cell: (row) => <StateLabel tone="good">{stateOf(row)}</StateLabel>,
  },
  { id: 'from', name: '起运港', text: ({ number }) => ['上海', '宁波', '深圳'][number % 3] ?? '' },
  { id: 'to', name: '目的港', text: ({ number }) => ['鹿特丹', '洛杉矶', '汉堡'][number % 3] ?? '' },
  { id: 'ship', name: '船名', text: ({ number }) => `EVER GIVEN ${number % 40}` },
  {
    id: 'day',
    name: '开航日',
    text: ({ number }) => `2026-11-${String((number % 28) + 1).padStart(2, '0')}`,
  },
  { id: 'sales', name: '业务员', text: ({ number }) => `周子涵 ${number % 12}` },
  { id: 'income', name: '应收', text: ({ number }) => money.format(number * 137.5), align: 'end' },
  { id: 'profit', name: '毛利', text: ({ number }) => money.format(number * 11.25), align: 'end' },
];

/** A table as a feature has it, with nothing around it. */
function Page() {
  const [look, setLook] = useState(plainLook);
  return (
    <div style={{ height: '100vh', display: 'flex' }}>
      <Table
        label="订单"
        list={{
          ...{ rows: orders, problem: undefined, hasMore: false, isLoadingMore: false },
          loadMore: () => undefined,
          refresh: async () => undefined,
        }}
        columns={columns}
        rowKey={({ id }) => id}
        look={look}
        onLook={setLook}
        density="compact"
        sorting={{ key: '', direction: 'desc' }}
        onOpen={() => undefined}
      />
    </div>
  );
}

await Promise.all([loadWords(frameWords), loadDrawings()]);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
