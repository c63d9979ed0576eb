import type { Topic } from './topic.ts';

/**
 * Words two people exchange, a line each: who says it, `A` or `B`, then what. What stands in brackets is a picture, a
 * file, a place or an approval instead of text.
 */
export type Scene = (topic: Topic) => string;

const booking: Scene = ({ customer, port, boxes, vessel, booking, date }) => `
A ${customer}到${port} ${boxes}，${date}前后的船还有舱位吗？
B 我问下船公司，稍等
B ${vessel} 还有，${date}开，截关提前一天
A 可以，帮我先订上，客户今天确认
B 好的，订舱号 ${booking}，放舱了我发你
A 辛苦，客户比较急
B [图片]
B 放舱了，请安排提柜`;

const rolledOver: Scene = ({ customer, vessel, port, date }) => `
B ${vessel} 爆舱，${customer}那票被甩到下一班了
A 又甩？客户上个月就被甩过一次
B 船公司说${port}这条线都这样，我在争取
A 麻烦催一下，实在不行换一家船公司
B 我问了另外一家，${date}有船，贵 150 美金
A 我去跟客户谈，先帮我留着
B 留到明天中午 12 点
A 客户同意了，改吧，差价他们承担
B 收到，马上改`;

const trucking: Scene = ({ job, container, hour }) => `
A ${job} 明天拖车几点到工厂？
B 排的${hour}点，司机老王，电话我短信发你
A 客户仓库中午不装货，最好早点
B 那我改到 8 点半
A 可以👌
B 柜号 ${container}，已经提出来了
A 好，到厂了说一声
B 到厂了，正在装
A 收到，谢谢`;

const inspection: Scene = ({ job, container, hour }) => `
B ${job} 被海关布控查验了
A 啊？什么原因
B 随机的，别紧张。箱单发票再给我一份清晰的
A [文件 箱单发票]
B 收到，柜子 ${container} 已经移到查验区
A 大概多久能放？
B 今天${hour}点前排得上的话，明天能放
A 好，我先跟客户打个招呼
B 放行了✅`;

const draftBill: Scene = ({ job, customer, vessel }) => `
A ${job} 的提单补料发你了，今天能出草稿吗
B 能，下午三点前
B [文件 提单草稿]
B 请核对收发货人和件毛体
A 通知人电话少一位，我让${customer}确认
A 改成 +86 21 5555 0188，其他没问题
B 好的，改好了，${vessel} 截单前不能再改了哦
A 确认，出正本吧
B 收到`;

const telexRelease: Scene = ({ job, customer, price }) => `
A ${customer}要求电放，${job}
B 费用结清了吗？
A 海运费 USD ${price} 昨天到账了，水单我发你
A [图片]
B 财务那边还没销账，我催一下
A 目的港催得紧，今天能放吗
B 财务确认了，电放保函有没有？
A [文件 电放保函]
B 好，已申请，电放号出来发你
A 谢谢🙏`;

const amendment: Scene = ({ job, port }) => `
A ${job} 目的港要改成${port}，现在改还来得及吗
B 已经截单了，要改单费
A 多少？
B 船公司收 50 美金，我们不加收
A 客户认，请改
B 需要客户出一份改单申请，盖章
A 我下午给你
B 收到改单申请，已提交`;

const quote: Scene = ({ port, boxes, price, date }) => `
A ${port} ${boxes} 现在什么价？
B 海运费 USD ${price}，含 THC 另计，有效期到${date}
A 客户拿到别家 ${price - 100}，还能不能再低点
B 量有多少？
A 每周固定三个柜，先签一个季度
B 那我去申请个协议价，明天答复你
A 好的，客户周五前要
B 批下来了，USD ${price - 80}，已经录进系统
A 太好了，我马上报`;

const surcharge: Scene = ({ port, price }) => `
B 通知一下，${port}下个月起涨价，基本运费到 USD ${price}
A 已经报出去的怎么办？
B 本月开船的按老价，跨月的按新价
A 有几票客户还没交货，可能赶不上
B 列个清单给我，我看能不能跟船公司要个缓冲
A 好，下班前发你
A [文件 未交货清单]
B 争取到一周，15号前交货都按老价`;

const payment: Scene = ({ job, customer, price }) => `
A ${customer}的款到了吗？${job}
B 到了 USD ${price}，少 20，是银行手续费
A 差额挂着下次一起补，可以吗
B 可以，你在系统里备注一下
A 已备注
B 好的，已核销`;

const invoice: Scene = ({ job, customer }) => `
A ${customer}要专票，${job} 的费用麻烦开一下
B 开票资料有变更吗？
A 地址变了，新的我发你
B 收到，今天开，电子票发邮箱
A 邮箱用系统里的那个
B 已经开好发出，请客户查收
A 👍`;

const statement: Scene = ({ customer, price }) => `
B ${customer}上月对账单还没回签
A 我催了两次了，他们会计在休假
B 逾期 USD ${price * 3}，超过账期要停单的
A 给我到周五，周五前一定回
B 行，周五下班前
A 回签了，款下周一付
B 收到，先不停单`;

const credit: Scene = ({ customer }) => `
A 领导，${customer}想把账期从 30 天放到 45 天
B 他们最近付款情况怎么样？
A 半年没有逾期，货量涨了三成
B 把近半年的数据整理一下，走申请
A 好的，申请已经提交
B 看到了，额度先维持不变，账期可以
A 明白，谢谢领导`;

const approval: Scene = ({ customer }) => `
A 领导，这个申请麻烦您看一下，${customer}那边在等
A [审批]
B 看到了，材料都齐了吗？
A 齐了，附件里都有
B 行，我先看，有问题问你
A 好的`;

const weekly: Scene = () => `
B 这周的货量报表今天下班前给我
A 好的，还差宁波那边的数据
B 别等了，先出上海的，宁波的下周补
A 收到
A [文件 本周货量]
B 欧线比上周少了 12 个柜，什么原因？
A 两家客户推迟出货，下周会补上
B 知道了，盯紧一点`;

const figures: Scene = ({ price }) => `
A 顾总，本月毛利初步出来了，比上月高 ${price % 9}.${price % 7} 个点
B 哪条线贡献大？
A 美线旺季提前，加上冷柜有两个新客户
B 应收呢？
A 超期的还有三家，已经安排专人跟
B 月会上把超期的单独列一页
A 好的，周三前给您`;

const customerQuote: Scene = ({ port, boxes, price, date }) => `
A 您好，您询的${port} ${boxes}，海运费 USD ${price}，有效期到${date}
B 收到，比上次贵了一些
A 最近旺季船公司都在涨，我们已经争取到最低了
B 航程几天？
A 直达 18 天左右，每周四、周日两班
B 好的，我们内部确认一下，明天给您答复
B 可以，就走周四这班
A 好的，我马上安排订舱`;

const customerTracking: Scene = ({ job, vessel, port, date }) => `
B 您好，${job} 现在到哪了？
A 您好，${vessel} 昨天已经离港，预计${date}到${port}
B 能按时到吗？我们的客户在催
A 目前没有延误，有变化我第一时间通知您
B 好，提单草稿什么时候给？
A 今天下午发您核对
A [文件 提单草稿]
B 核对过了，没问题
A 谢谢，那我们出正本了`;

const systemTrouble: Scene = ({ hour }) => `
A 我这边打印提单格式错位，能看一下吗
B 用的哪个浏览器？
A Edge，昨天还好好的
B [图片]
B 把缩放改成 100%，页边距选“无”
A 可以了，谢谢！
B 今晚${hour > 15 ? 22 : 21}点升级，大概十分钟，提前保存
A 好的`;

const leave: Scene = ({ date }) => `
A 我${date}想请一天年假，流程怎么走？
B 工作台里“请假申请”，选年假就行，余额会自动带出来
A 我看还剩 6 天，对吗
B 对的，年底前用完，不能结转
A 好的，已提交
B 收到，主管批了就生效`;

const cutOff: Scene = ({ job, vessel, hour, container }) => `
A ${job} 的 VGM 还没收到，${vessel} 今天${hour}点截
B 工厂刚给，我录一下
B 毛重 23,460 公斤，柜号 ${container}
A 收到，已经发送
B 报关单放行了吗？
A 放行了，进港也确认了
B 完美，这票可以放心了`;

const siteVisit: Scene = ({ customer, hour }) => `
A 明天${hour}点去拜访${customer}，一起吗？
B 可以，我正好要谈下季度的量
A 地址发你
A [位置]
B 收到，我从公司直接过去
A 停车进地下二层，我在大堂等你
B 好的，明天见`;

/** Which scenes people of two desks play. */
export const scenesOf = {
  booking: [booking, trucking, rolledOver, inspection],
  documents: [draftBill, telexRelease, amendment],
  prices: [quote, surcharge],
  money: [payment, invoice, statement],
  lead: [credit, approval, weekly],
  head: [figures, weekly],
  customer: [customerQuote, customerTracking],
  desk: [cutOff, trucking, inspection],
  colleagues: [siteVisit, cutOff, rolledOver],
  system: [systemTrouble],
  people: [leave],
} as const satisfies Record<string, readonly [Scene, ...Scene[]]>;
