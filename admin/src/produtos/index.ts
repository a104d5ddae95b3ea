export {ProdutoCreate} from './ProdutoCreate';
export {ProdutoEdit} from './ProdutoEdit';
export {ProdutosList} from './ProdutosList';
