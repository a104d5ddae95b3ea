export {Scene} from './Scene';
export {PremioIllustration} from './PremioIllustration';
export {Drawing} from './Drawing';
export type {DrawingName} from './drawings';
export {PAINTS, paintFor, type Paint} from './seed';
