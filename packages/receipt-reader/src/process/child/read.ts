// What runs in the reading process.
import {lerDocumento} from '../../read-document';
import {atender} from './serve';
import {trabalhoProprio} from '../clock';

atender((arquivos, opcoes) => lerDocumento(arquivos, {...opcoes, relogio: trabalhoProprio}), Number(process.argv[2]));
