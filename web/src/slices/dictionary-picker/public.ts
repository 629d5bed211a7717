/** The choice of pronunciation dictionaries, for every screen that speaks. */
export { DictionaryNames } from './DictionaryNames.tsx';
export { DictionaryOrder } from './DictionaryOrder.tsx';
export { DictionaryPicker } from './DictionaryPicker.tsx';
export { withFirst } from './order.ts';
export { useAllDictionaries } from './use-all-dictionaries.ts';
