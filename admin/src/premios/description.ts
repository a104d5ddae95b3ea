export {descricaoAsTyped, descricaoToSend} from '../components/entradas/descricao.ts';
