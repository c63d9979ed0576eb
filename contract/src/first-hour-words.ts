import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const firstHourRefusals = {
  GALLERY_TAKEN: {
    code: 400,
    zh: '已经有“{name}”了，请换一个名称后作为副本添加',
    en: '“{name}” is there already. Give a copy another name.',
  },
  GALLERY_CHANGED: {
    code: 400,
    zh: '“{name}”添加后已被修改，不能撤销',
    en: '“{name}” was changed since, so it stays.',
  },
} as const satisfies Record<string, Refusal>;

export const firstHourModules = {
  firstHour: {
    fullName: '开始使用',
    enName: 'Getting started',
    menu: { heading: 'system', urlAddress: '/pages/system/firstHour', icon: 'check' },
    columns: {},
    forms: {},
    buttons: {},
  },
  gallery: {
    fullName: '流程与表单库',
    enName: 'Gallery',
    menu: { heading: 'system', urlAddress: '/pages/system/gallery', icon: 'grid' },
    columns: {},
    forms: {},
    buttons: { btn_add: '添加' },
  },
} as const satisfies Record<string, Module>;
