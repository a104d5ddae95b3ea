export {descricaoDigitada, descricaoEnviada} from '../components/entradas/descricao.ts';
