export {NovaVenda} from './NovaVenda';
