import type { NoticeCategory } from '@fairway/contract/notices.ts';
import { groupIdOf, organisationIdOf, userIdOf } from '../../organisation/demo/ids.ts';

interface DemoNotice {
  id: string;
  title: string;
  bodyText: string;
  excerpt: string;
  category: NoticeCategory;
  /** Account of who wrote it and sent it. */
  by: string;
  /** Mixed ids; none means every colleague. */
  toIds: readonly string[];
  state: 'draft' | 'published' | 'withdrawn';
  daysAgo: number;
  /** In days from now; negative: it is over. */
  expiresIn?: number;
  /** Of a hundred who got it, so many read it. */
  readBy: number;
}

const user = (account: string) => `${userIdOf(account)}--user`;

/** What the company told its people lately; the newest last. */
export const demoNotices: readonly DemoNotice[] = [
  {
    id: 'notice-mobile-office',
    title: '关于全面启用航道移动办公的通知',
    bodyText:
      '<p>各位同事：</p><p>自本月起，请假、报销、用印、付款、放单等申请统一在<strong>航道</strong>办理，纸质单据不再受理。</p><ol><li><p>手机和电脑使用同一账号登录；</p></li><li><p>待办事项请在<strong>两个工作日</strong>内处理；</p></li><li><p>外出期间请提前设置流程委托。</p></li></ol><p>使用中如有问题，请联系信息技术部。</p>',
    excerpt: '请假、报销、用印等申请统一在航道办理，纸质单据不再受理',
    ...{ category: 'notice', by: 'admin', toIds: [], state: 'published', daysAgo: 45, readBy: 97 },
  },
  {
    id: 'notice-archive',
    title: '单证归档要求（征求意见稿）',
    bodyText: '<p>提单、报关单、装箱单须在开船后五个工作日内归档，请单证部同事提出意见。</p>',
    excerpt: '',
    ...{ category: 'regulation', by: 'admin', state: 'withdrawn', daysAgo: 30, readBy: 0 },
    toIds: [`${organisationIdOf('shanghai-documents')}--department`],
  },
  {
    id: 'notice-typhoon',
    title: '台风期间码头停止作业提醒',
    bodyText:
      '<p>受台风影响，<strong>洋山、北仑</strong>各码头暂停收箱和装卸作业，恢复时间以码头公告为准。</p><ul><li><p>操作：请逐票核对截港时间，必要时申请改配；</p></li><li><p>销售：请主动告知客户船期变化；</p></li><li><p>外勤：注意人身安全，未经批准不得前往堆场。</p></li></ul>',
    excerpt: '洋山、北仑各码头暂停收箱和装卸作业，请逐票核对截港时间',
    ...{ category: 'notice', by: 'manager01', toIds: [], state: 'published', daysAgo: 18, readBy: 82 },
    expiresIn: -14,
  },
  {
    id: 'notice-travel-rules',
    title: '差旅费用标准（修订版）',
    bodyText:
      '<h2>一、住宿标准</h2><table><tbody><tr><th>城市</th><th>经理及以上</th><th>其他员工</th></tr><tr><td>北京、上海、广州、深圳、香港</td><td>600 元/晚</td><td>450 元/晚</td></tr><tr><td>其他城市</td><td>450 元/晚</td><td>350 元/晚</td></tr></tbody></table><h2>二、交通</h2><p>单程五小时以内原则上乘坐高铁二等座；机票须提前三天预订。</p><h2>三、报销</h2><p>出差结束后十个工作日内提交，逾期不予受理。</p>',
    excerpt: '住宿、交通和报销时限有调整，出差前请先阅读',
    ...{ category: 'regulation', by: 'admin', toIds: [], state: 'published', daysAgo: 11, readBy: 68 },
  },
  {
    id: 'notice-closing-time',
    title: '致客户：截单时间调整说明',
    bodyText:
      '<p>尊敬的客户：</p><p>因船公司统一调整，欧洲线截单时间提前至<strong>开船前四天 12:00</strong>，请您提前准备补料资料。给您带来的不便，敬请谅解。</p>',
    excerpt: '欧洲线截单时间提前至开船前四天 12:00',
    ...{ category: 'announcement', by: 'manager01', state: 'published', daysAgo: 6, readBy: 0 },
    toIds: [user('client01'), user('agent01')],
  },
  {
    id: 'notice-autumn-walk',
    title: '运营中心徒步活动报名',
    bodyText:
      '<p>活动时间：本月最后一个周六，上午九点集合。</p><p>路线全程约八公里，午餐统一安排，可携带一名家属。</p><blockquote><p>请于截止日前向部门内勤报名，名额六十人，报满为止。</p></blockquote>',
    excerpt: '本月最后一个周六，上午九点集合，可携带一名家属',
    ...{ category: 'activity', by: 'admin', state: 'published', daysAgo: 4, expiresIn: 12, readBy: 55 },
    toIds: [`${organisationIdOf('shanghai-centre')}--department`],
  },
  {
    id: 'notice-peak-season',
    title: '欧洲航线旺季附加费调整',
    bodyText:
      '<p>各船公司陆续公布旺季附加费（PSS）：</p><ul><li><p>20GP：USD 250</p></li><li><p>40GP / 40HQ：USD 500</p></li></ul><p>未走货的报价请在<strong>两日内</strong>重新确认，已确认订舱的按原价执行。</p>',
    excerpt: '20GP USD 250，40GP/40HQ USD 500，未走货报价请重新确认',
    ...{ category: 'announcement', by: 'manager01', state: 'published', daysAgo: 2, readBy: 34 },
    toIds: [`${groupIdOf('europe-lane')}--group`, `${groupIdOf('key-customers')}--group`],
  },
  {
    id: 'notice-maintenance',
    title: '系统维护通知',
    bodyText:
      '<p>本周六 <strong>22:00 至次日 02:00</strong> 进行系统维护，期间航道无法使用。</p><p>请提前保存正在填写的单据，紧急放单请联系值班操作。</p>',
    excerpt: '本周六 22:00 至次日 02:00 系统维护，期间无法使用',
    ...{
      category: 'notice',
      by: 'admin',
      toIds: [],
      state: 'published',
      daysAgo: 1,
      expiresIn: 6,
      readBy: 12,
    },
  },
  {
    id: 'notice-customer-evening',
    title: '年度客户答谢会筹备安排',
    bodyText: '<p>拟定于年底举行，请各公司于月底前报送客户名单。</p><p>（场地和预算待定）</p>',
    excerpt: '',
    ...{ category: 'activity', by: 'admin', toIds: [], state: 'draft', daysAgo: 1, readBy: 0 },
  },
];
