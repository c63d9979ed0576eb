export const billRulesScreen = '/pages/system/billRules';
