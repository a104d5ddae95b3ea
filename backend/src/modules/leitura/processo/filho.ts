// What runs in the reading process.
import {lerDocumento} from '../ler-documento';
import {atender} from './atender';
import {trabalhoProprio} from './relogio';

atender((arquivos, opcoes) => lerDocumento(arquivos, {...opcoes, relogio: trabalhoProprio}), Number(process.argv[2]));
