/** A line of ink somebody drew with a finger: 160 × 60, black on white. */
export const signature = `data:image/png;base64,${[
  'iVBORw0KGgoAAAANSUhEUgAAAKAAAAA8AQAAAADJEIy4AAABIklEQVR42u3TO24DIRAAUCIX20Ta1kVkzpA+CmfJRYzdJCki',
  'cQRfZaUULn2FRBRuQduwEmICw2fHCheIFBq0D5gFZmDQaewfdQ+PPTz0cNvDJ5n7iWB4FjRMwX3BD7milzzjThAETsNUVBkF',
  'QQcXGibjAueCJ4raCFyhVrTwPfE1TMYZzMAhjDaHYeXm3KjADxquK17jZhS4Tx2HNwlnRIgLrXmDOdxVPOOAdSNY/1jxgnG1',
  '53FgSWgjqIxpUwZ/tBTM23EvDU/tqH6D6OBL8nbEMCB6mHbk3FDw9V6Qi84o1UHSlCQMkk83yUMs6W1pxguphVB7xG35eKBY',
  'i+sdv9mAWMvwCIaxim1RapKWd51ECgwnCVqfN5MIyl+vY/6zT/sHvKtMDPj+i9sAAAAASUVORK5CYII=',
].join('')}`;
