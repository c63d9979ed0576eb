import type { ContainerDraft } from './form-draft.ts';

/** Who wrote a record and who changed it last: below every form, folded away. */
export const filledInBy: ContainerDraft = {
  kind: 'collapse',
  parts: [
    {
      label: '填写信息',
      nodes: [
        { kind: 'createdBy', model: 'createdBy', label: '创建人', span: 12 },
        { kind: 'createdAt', model: 'createdAt', label: '创建时间', span: 12 },
        { kind: 'modifiedBy', model: 'modifiedBy', label: '最后修改人', span: 12 },
        { kind: 'modifiedAt', model: 'modifiedAt', label: '最后修改时间', span: 12 },
      ],
    },
  ],
};
