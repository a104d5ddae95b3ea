export {loadDemoData, type LoadOptions} from './demo/load';
export {accountsText} from './demo/accounts-text';
export {SEED_DEMO, prepareDemo} from './prepare';
export {createRandom} from './random';
export {createCatalogue} from './catalogue';
export {createPurchase} from './purchases';
export {renderDocument} from './documents';
export {renderPortrait, renderVideo} from './images';
export * from './catalogue/accounts';
