import type { ContainerDraft } from '../../../records/demo/forms/form-draft.ts';

/** Who asks, when and from where; the server fills it in. */
export const applicant = (billRule: string): ContainerDraft => ({
  kind: 'card',
  label: '申请人',
  parts: [
    {
      nodes: [
        { kind: 'billNumber', model: 'billNo', label: '单据编号', billRule, span: 12 },
        { kind: 'createdBy', model: 'applyUser', label: '申请人', span: 12 },
        { kind: 'ownOrganisation', model: 'applyDept', label: '申请部门', showLevel: 'last', span: 12 },
        { kind: 'ownPosition', model: 'applyPost', label: '岗位', span: 12 },
        { kind: 'createdAt', model: 'applyDate', label: '申请时间', format: 'yyyy-MM-dd HH:mm', span: 12 },
      ],
    },
  ],
});
